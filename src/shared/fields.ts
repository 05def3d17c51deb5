import type { faults } from '../i18n/vi/faults.ts'
import { readDate } from './dates.ts'
import { readMoney } from './money.ts'
import { brokenRules, composed, passwordLength } from './password-rules.ts'

/** What can be wrong with a field: the code of a sentence in both languages. */
export type Fault = keyof typeof faults
export type Faults = Record<string, Fault>

/**
 * One field of a body or a query, for both sides: its JSON Schema, how typed text becomes its value, what is wrong with
 * a value beyond the schema, and (as a type) the value.
 */
export interface Field<T = unknown, Optional extends boolean = boolean> {
  schema: Schema
  optional: Optional
  required: Fault
  invalid: Fault
  /** What is done to a text before it is looked at. */
  tidy?: (text: string) => string
  fromTyped: (typed: string | undefined) => unknown
  rule?(value: T): Fault | undefined
  readonly value?: T
}

export interface Schema {
  type: string | readonly [string, 'null']
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: 'clean' | 'date'
  minimum?: number
  maximum?: number
  enum?: readonly unknown[]
}

export type Fields = Record<string, Field>

type OptionalNames<F extends Fields> = { [K in keyof F]: F[K]['optional'] extends true ? K : never }[keyof F]
type ValueOf<F> = F extends Field<infer T> ? T : never
export type Values<F extends Fields> = { [K in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[K]> } & {
  [K in OptionalNames<F>]?: ValueOf<F[K]>
}

interface Sentences {
  required?: Fault
  invalid?: Fault
}

/** A line of text. Control characters, lone surrogates and direction overrides are never part of one. */
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

/** One address, loosely: whether it exists, only a message to it can tell. */
export function email(): Field<string, false> {
  return text({ max: 255, pattern: '^[^\\s@]{1,64}@[^\\s@.]+(?:\\.[^\\s@.]+)+$', invalid: 'invalid_email' })
}

/** A password: any characters but control ones, and nothing of it trimmed or folded. */
export function password(): Field<string, false> {
  const { tidy: _, ...kept } = text({ max: passwordLength })
  return { ...kept, fromTyped: typed => typed ?? '' }
}

/** A password that is being set. */
export function newPassword(): Field<string, false> {
  const rule = (value: string) => (brokenRules(value).length > 0 ? 'password_too_weak' : undefined)
  return { ...password(), invalid: 'password_too_weak', rule }
}

export function whole(limits: { min?: number; max?: number } & Sentences = {}): Field<number, false> {
  const schema = { type: 'integer', minimum: limits.min ?? 0, maximum: limits.max ?? 2_147_483_647 }
  return field(schema, limits, typed => (/^\d{1,10}$/.test(typed?.trim() ?? '') ? Number(typed) : typed || undefined))
}

/** A box that is ticked or not. */
export function flag(): Field<boolean, false> {
  return field({ type: 'boolean' }, {}, typed => typed !== undefined)
}

export function choice<const V extends string>(values: readonly V[], sentences: Sentences = {}): Field<V, false> {
  return field({ type: 'string', enum: values }, sentences, typed => typed || undefined)
}

/** An amount in whole đồng: `499000`, `499.000`, `499,000` and `499.000 đ` are typed for the same. */
export function money(limits: { min?: number; max?: number } & Sentences = {}): Field<number, false> {
  return { ...whole(limits), fromTyped: typed => readMoney(typed ?? '') ?? typed }
}

/** A day of the calendar, `2026-11-21`; a whole moment means the day that it is in Vietnam. */
export function date(sentences: Sentences = {}): Field<string, false> {
  const schema: Schema = { type: 'string', format: 'date' }
  return { ...field<string>(schema, sentences, typed => readDate(typed?.trim() ?? '')), tidy: readDate }
}

/** May be null, which is what was left empty in a form means. */
export function nullable<T>(given: Field<T, false>): Field<T | null, false> {
  return {
    ...given,
    schema: { ...given.schema, type: [given.schema.type as string, 'null'] },
    rule: value => (value === null ? undefined : given.rule?.(value)),
    fromTyped: typed => (typed?.trim() ? given.fromTyped(typed) : null),
  }
}

/** May be left out; what was left empty in a form is left out of its body. */
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

/** What every list answers to. */
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
