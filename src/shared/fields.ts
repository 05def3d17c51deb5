import type { faults } from '../i18n/faults.ts'
import { type CalendarDate, readDate, readTypedDate } from './dates.ts'
import { readMoney } from './money.ts'
import { brokenRules, composed, passwordLength } from './password-rules.ts'

/** What can be wrong with a field: a code that has a sentence in both languages. */
export type Fault = keyof typeof faults
export type Faults = Record<string, Fault>

/**
 * One field of a body or a query, for browser and server: its JSON Schema, how typed text becomes a value, a rule
 * beyond the schema, and the type of the value.
 */
export interface Field<T = unknown, Optional extends boolean = boolean> {
  schema: Schema
  optional: Optional
  required: Fault
  invalid: Fault
  /** Normalises a text before it is validated. */
  tidy?: (text: string) => string | null
  fromTyped: (typed: string | undefined) => unknown
  rule?(value: T): Fault | undefined
  /** Of a group: what it consists of. */
  fields?: Fields
  readonly value?: T
}

interface Schema {
  type: string | readonly [string, 'null']
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: 'clean' | 'date'
  minimum?: number
  maximum?: number
  enum?: readonly unknown[]
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: true
  additionalProperties?: Schema
  maxProperties?: number
}

export type Fields = Record<string, Field>

type OptionalNames<F extends Fields> = { [K in keyof F]: F[K]['optional'] extends true ? K : never }[keyof F]
type ValueOf<F> = F extends Field<infer T> ? T : never
export type Values<F extends Fields> = { [K in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[K]> } & {
  [K in OptionalNames<F>]?: ValueOf<F[K]>
}

/** The columns of a row that these fields are stored in, by their names. */
export type Stored<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }

export function namesOf<F extends Fields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields)
}

interface Sentences {
  required?: Fault
  invalid?: Fault
}

/** A text without control characters, lone surrogates or direction overrides. */
export function text(limits: { min?: number; max?: number; pattern?: string } & Sentences = {}): Field<string, false> {
  const { min = 1, max = 255, pattern } = limits
  const schema: Schema = {
    type: 'string',
    minLength: min,
    maxLength: max,
    ...(pattern && { pattern }),
    format: 'clean',
  }
  return { ...field<string>(schema, limits, typed => typed?.trim() ?? ''), tidy: text => composed(text.trim(), max) }
}

/** Checks an address only loosely: only a message to it would prove that it exists. */
export const emailPattern = '[^\\s@]{1,64}@[^\\s@.]+(?:\\.[^\\s@.]+)+'

export function email(sentences: Pick<Sentences, 'required'> = {}): Field<string, false> {
  return text({ ...sentences, max: 255, pattern: `^${emailPattern}$`, invalid: 'invalid_email' })
}

/** A password: any characters except control characters; neither trimmed nor normalised. */
export function password(sentences: Pick<Sentences, 'required'> = {}): Field<string, false> {
  const { tidy: _, ...untouched } = text({ ...sentences, max: passwordLength })
  return { ...untouched, fromTyped: typed => typed ?? '' }
}

/** A new password, checked against the password rules. */
export function newPassword(sentences: Pick<Sentences, 'required'> = {}): Field<string, false> {
  const rule = (value: string) => (brokenRules(value).length > 0 ? 'password_too_weak' : undefined)
  return { ...password(sentences), invalid: 'password_too_weak', rule }
}

export function whole(limits: { min?: number; max?: number } & Sentences = {}): Field<number, false> {
  const schema = { type: 'integer', minimum: limits.min ?? 0, maximum: limits.max ?? 2_147_483_647 }
  return field(schema, limits, typed =>
    /^\d{1,10}$/.test(typed?.trim() ?? '') ? Number(typed) : typed?.trim() || undefined,
  )
}

/** A checkbox. */
export function flag(): Field<boolean, false> {
  return field({ type: 'boolean' }, {}, typed => typed !== undefined)
}

export function choice<const V extends string>(values: readonly V[], sentences: Sentences = {}): Field<V, false> {
  return field({ type: 'string', enum: values }, sentences, typed => typed || undefined)
}

/** An amount in whole đồng. `499000`, `499.000`, `499,000` and `499.000 đ` mean the same. */
export function money(limits: { min?: number; max?: number } & Sentences = {}): Field<number, false> {
  return { ...whole(limits), fromTyped: typed => readMoney(typed ?? '') ?? (typed?.trim() || undefined) }
}

/**
 * A calendar date, `2026-11-21`, in forms also as people type it. A full timestamp is read as its date in Vietnam; `none`
 * is read as null.
 */
export function date({ none, ...sentences }: { none?: string } & Sentences = {}): Field<CalendarDate, false> {
  const schema: Schema = { type: 'string', format: 'date' }
  const tidy = (text: string) => (text === none ? null : readDate(text))
  const said = { invalid: 'invalid_date', ...sentences } as const
  return { ...field<CalendarDate>(schema, said, typed => tidy(readTypedDate(typed?.trim() ?? '')) || undefined), tidy }
}

/** May be null; an empty text means null, from a form of ours or in JSON. */
export function nullable<T>(given: Field<T, false>): Field<T | null, false> {
  return {
    ...given,
    schema: {
      ...given.schema,
      type: [given.schema.type as string, 'null'],
      ...(given.schema.enum && { enum: [...given.schema.enum, null] }),
    },
    tidy: text => (text.trim() === '' ? null : given.tidy ? given.tidy(text) : text),
    rule: value => (value === null ? undefined : given.rule?.(value)),
    fromTyped: typed => (typed?.trim() ? given.fromTyped(typed) : null),
  }
}

/** May be missing; a field left empty in a form is left out of the body. */
export function optional<T>(given: Field<T, false>): Field<T, true> {
  return {
    ...given,
    optional: true,
    fromTyped: typed => {
      const value = given.fromTyped(typed)
      return value === '' ? undefined : value
    },
  }
}

/** The same fields, each of which may be left out: what a change leaves out stays as it is. */
export function partial<F extends Fields>(fields: F): { [K in keyof F]: Field<ValueOf<F[K]>, true> } {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, optional: true, fromTyped: changeFromTyped(field) },
  ])
  return Object.fromEntries(entries)
}

/** Leaves out a field that the form does not have. An emptied field is kept, so that it is refused if required. */
function changeFromTyped({ fromTyped }: Field): Field['fromTyped'] {
  return typed => {
    if (typed === undefined) return undefined
    const value = fromTyped(typed)
    return value === undefined ? '' : value
  }
}

/** Several fields as one value. A fault is named by both, `group.field`, and so is the field in a form. */
export function group<F extends Fields>(fields: F): Field<Values<F>, false> {
  return { ...field<Values<F>>({ type: 'object' }, {}, () => undefined), fields }
}

/** The version of the row that an edit was based on: the edit is refused if there is a newer one. */
export const version = { phien_ban: optional(whole({ min: 1 })) }

/** A list's rows from one day until another, both included. */
export const period = { tu: optional(date()), den: optional(date()) }

/** The query parameters of every list. */
export const paging = {
  page: optional(whole({ min: 1, max: 1_000_000 })),
  limit: optional(whole({ min: 1, max: 100 })),
}

function field<T>(schema: Schema, sentences: Sentences, fromTyped: Field['fromTyped']): Field<T, false> {
  return {
    schema,
    optional: false,
    required: sentences.required ?? 'required',
    invalid: sentences.invalid ?? 'invalid_input',
    fromTyped,
  }
}
