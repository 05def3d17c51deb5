import type { FailureCode } from './failure.ts'

/** One field of a body or a query: its JSON Schema, what to say when it is missing or wrong, and (as a type) its value. */
export interface Field<T = unknown, Optional extends boolean = boolean> {
  schema: Record<string, unknown>
  optional: Optional
  required: FailureCode
  invalid: FailureCode
  /** Whether spaces around it are dropped and its marks composed (NFC) before it is looked at. */
  tidied: boolean
  readonly value?: T
}

export type Fields = Record<string, Field>

type OptionalNames<F extends Fields> = { [K in keyof F]: F[K]['optional'] extends true ? K : never }[keyof F]
type ValueOf<F> = F extends Field<infer T> ? T : never
export type Values<F extends Fields> = { [K in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[K]> } & {
  [K in OptionalNames<F>]?: ValueOf<F[K]>
}

interface Sentences {
  required?: FailureCode
  invalid?: FailureCode
}

/** A line of text. Control characters, lone surrogates and direction overrides are never part of one. */
export function text(limits: { min?: number; max?: number; pattern?: string } & Sentences = {}): Field<string, false> {
  const { min = 1, max = 255, pattern } = limits
  const schema = { type: 'string', minLength: min, maxLength: max, ...(pattern && { pattern }), format: 'clean' }
  return { ...field<string>(schema, limits), tidied: true }
}

/** One address, loosely: whether it exists, only a message to it can tell. */
export function email(): Field<string, false> {
  return text({ max: 255, pattern: '^[^\\s@]{1,64}@[^\\s@.]+(?:\\.[^\\s@.]+)+$', invalid: 'invalid_email' })
}

/** A password: any characters but control ones, and nothing of it trimmed or folded. */
export function password(sentences: Sentences = {}): Field<string, false> {
  return { ...text({ max: 128, ...sentences }), tidied: false }
}

export function whole(limits: { min?: number; max?: number } & Sentences = {}): Field<number, false> {
  return field({ type: 'integer', minimum: limits.min ?? 0, maximum: limits.max ?? 2_147_483_647 }, limits)
}

export function flag(): Field<boolean, false> {
  return field({ type: 'boolean' }, {})
}

export function choice<const V extends string>(values: readonly V[], sentences: Sentences = {}): Field<V, false> {
  return field({ type: 'string', enum: values }, sentences)
}

export function optional<T>(given: Field<T, false>): Field<T, true> {
  return { ...given, optional: true }
}

/** What every list answers to. */
export const paging = {
  page: optional(whole({ min: 1, max: 1_000_000 })),
  limit: optional(whole({ min: 1, max: 100 })),
}

function field<T>(schema: Record<string, unknown>, sentences: Sentences): Field<T, false> {
  return {
    schema,
    optional: false,
    required: sentences.required ?? 'required',
    invalid: sentences.invalid ?? 'invalid_input',
    tidied: false,
  }
}
