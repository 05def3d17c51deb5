import { isDate } from './dates.ts'
import type { Fault, Faults, Field, Fields, Values } from './fields.ts'

/** Form data: text by field name, the last of a name. An unticked checkbox is missing. */
export type Typed = Record<string, string>

/** The names of checkboxes of which several may be ticked: commas part their values. */
const several = ['chon', 'hien']

export function typedIn(form: FormData): Typed {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const joined = several.filter(name => form.has(name)).map(name => [name, form.getAll(name).join(',')])
  return { ...typed, ...Object.fromEntries(joined) }
}

/** Turns typed text into a request body, without validating it. */
export function bodyOf<F extends Fields>(fields: F, typed: Typed): Values<F> {
  const entries = Object.entries(fields).map(([name, { fields: within, fromTyped }]) => [
    name,
    within ? groupOf(within, name, typed) : fromTyped(typed[name]),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A group is left out if none of its fields is filled in. */
function groupOf(fields: Fields, name: string, typed: Typed): object | undefined {
  const within = Object.keys(fields).map(each => [each, typed[`${name}.${each}`] ?? ''] as const)
  return within.some(([, text]) => text.trim() !== '') ? bodyOf(fields, Object.fromEntries(within)) : undefined
}

/** The faults that the server would report for these fields, found before sending; at most one per field. */
export function faultsIn(fields: Fields, typed: Typed): Faults {
  return Object.fromEntries(faultsOf(fields, bodyOf(fields, typed)))
}

function faultsOf(fields: Fields, body: Record<string, unknown>): [name: string, fault: Fault][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = body[name]
    if (field.fields && value !== undefined)
      return faultsOf(field.fields, Object(value)).map(([within, fault]) => [`${name}.${within}`, fault])
    const fault = faultOf(field, value)
    return fault ? [[name, fault]] : []
  })
}

function faultOf(field: Field, value: unknown): Fault | undefined {
  const { schema, optional, required, invalid } = field
  if (value === undefined) return optional ? undefined : required
  if (value === null && schema.type.includes('null')) return
  if (schema.type.includes('string') && typeof value === 'string') {
    const length = [...value].length
    if (length > (schema.maxLength ?? length)) return 'too_long'
    if (length < (schema.minLength ?? 0)) return required
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) return invalid
    if (schema.format === 'clean' && !isClean(value)) return invalid
    if (schema.format === 'date' && !isDate(value)) return value === '' ? required : invalid
  }
  if (schema.type.includes('integer')) {
    if (!Number.isInteger(value)) return invalid
    if (Number(value) < schema.minimum! || Number(value) > schema.maximum!) return invalid
  }
  if (schema.items && Array.isArray(value)) {
    const isFew = value.length < schema.minItems!
    if (isFew || value.length > schema.maxItems! || new Set(value).size < value.length) return invalid
    return value.some(each => faultOf({ ...field, schema: schema.items! }, each)) ? invalid : undefined
  }
  if (schema.enum && !schema.enum.includes(value)) return invalid
  return field.rule?.(value)
}

/** Fillers and the blank of braille count as letters and signs, and nobody sees them either. */
const seen = /[^\p{M}\p{Z}\p{C}\u2800\p{Default_Ignorable_Code_Point}]/u

/** Control characters, direction overrides and invisible characters, which no text may have. */
export const hidden = /[^\P{Cc}\t\n\r]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u

/** None of those, no lone surrogates, and something to see. */
export function isClean(value: string): boolean {
  return value.isWellFormed() && !hidden.test(value) && (value === '' || seen.test(value))
}
