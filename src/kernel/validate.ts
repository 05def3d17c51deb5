import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { isDate } from '../shared/dates.ts'
import type { Field, Fields, Values } from '../shared/fields.ts'
import { isClean } from '../shared/typed.ts'
import { type FailureCode, failOnFields } from './failure.ts'

const formats = {
  clean: { type: 'string' as const, validate: isClean },
  date: { type: 'string' as const, validate: isDate },
}
const ajv = new Ajv({ allErrors: true, formats, strict: true })

/** A body can have thousands of unknown fields; the response need not list them all. */
const reportedAtMost = 20

export type Check<F extends Fields> = (input: unknown) => Values<F>

/**
 * Compiles the schema at the first input, because compiling all schemas would take most of the startup time. A lenient
 * check leaves out what is unknown instead of refusing it.
 */
export function checkBody<F extends Fields>(fields: F, { lenient } = { lenient: false }): Check<F> {
  let validate: ValidateFunction | undefined
  return input => {
    validate ??= ajv.compile(schemaOf(fields))
    const tidy = tidied(fields, lenient ? onlyKnown(fields, input) : input)
    const wrong = new Map<string, FailureCode>()
    validate(tidy)
    for (const error of validate.errors ?? []) {
      const [name, code] = blame(error, fields, tidy)
      const isReported = wrong.size < reportedAtMost || Object.hasOwn(fields, name)
      if (isReported && !wrong.has(name)) wrong.set(name, code)
    }
    for (const [name, code] of brokenRules(fields, tidy)) if (!wrong.has(name)) wrong.set(name, code)
    if (!validate.errors && wrong.size === 0) return tidy as Values<F>
    failOnFields(Object.fromEntries(wrong))
  }
}

/** Query values arrive as strings; digits become a number where the field is an integer. */
export function checkQuery<F extends Fields>(fields: F): Check<F> {
  const check = checkBody(fields)
  const read = ([name, value]: [string, unknown]) => [
    name,
    Object.hasOwn(fields, name) ? readAs(fields[name]!.schema, value) : value,
  ]
  return input => check(Object.fromEntries(Object.entries(input as object).map(read)))
}

function readAs({ type, items }: Field['schema'], value: unknown): unknown {
  if (items)
    return [value].flat().flatMap(text =>
      String(text)
        .split(',')
        .map(each => readAs(items, each)),
    )
  if (type.includes('integer') && /^\d{1,10}$/.test(String(value))) return Number(value)
  if (type.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/** The JSON schema of a set of fields; unknown names are refused, or ignored. */
export function schemaOf(fields: Fields, { lenient } = { lenient: false }): Record<string, unknown> {
  const entries = Object.entries(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, { fields: within, schema }]) => [name, within ? schemaOf(within, { lenient }) : schema]),
    ),
    required: entries.filter(([, field]) => !field.optional).map(([name]) => name),
    ...(!lenient && { additionalProperties: false }),
  }
}

/** The values of a refused input that are valid themselves. */
export function rightValues(fields: Fields, input: unknown, wrong: Record<string, unknown>): Record<string, unknown> {
  const tidy = Object.entries(Object(tidied(fields, input)))
  return Object.fromEntries(tidy.filter(([name]) => Object.hasOwn(fields, name) && !Object.hasOwn(wrong, name)))
}

/** Rules that the schema cannot express, checked on values of the right type. */
function brokenRules(fields: Fields, input: unknown): [name: string, code: FailureCode][] {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(fields).flatMap(([name, { schema, rule, fields: within }]) => {
    const value = Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined
    if (within) return brokenRules(within, value).map(([inner, code]) => [`${name}.${inner}`, code])
    const fault = isOfType(value, schema.type) ? rule?.(value) : undefined
    return fault ? [[name, fault] as [string, FailureCode]] : []
  })
}

function isOfType(value: unknown, type: Field['schema']['type']): boolean {
  if (value === null) return type.includes('null')
  if (Array.isArray(value)) return type.includes('array')
  return type.includes(Number.isInteger(value) ? 'integer' : typeof value)
}

function onlyKnown(fields: Fields, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const known = Object.entries(input).filter(([name]) => Object.hasOwn(fields, name))
  return Object.fromEntries(
    known.map(([name, value]) => {
      const { fields: within } = fields[name]!
      return [name, within ? onlyKnown(within, value) : value]
    }),
  )
}

function tidied(fields: Fields, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const entries = Object.entries(input).map(([name, value]) => {
    const { tidy, fields: within }: Partial<Field> = Object.hasOwn(fields, name) ? fields[name]! : {}
    if (within) return [name, tidied(within, value)]
    return [name, tidy && typeof value === 'string' ? tidy(value) : value]
  })
  return Object.fromEntries(entries)
}

function blame(error: ErrorObject, fields: Fields, input: unknown): [name: string, code: FailureCode] {
  const [name = '', ...path] = error.instancePath.slice(1).split('/')
  const { fields: within }: Partial<Field> = Object.hasOwn(fields, name) ? fields[name]! : {}
  if (within && (path.length > 0 || error.keyword !== 'type')) {
    const instancePath = path.map(each => `/${each}`).join('')
    const [inner, code] = blame({ ...error, instancePath }, within, Object(input)[name])
    return [`${name}.${inner}`, code]
  }
  if (path.length > 0) return [name, fields[name]?.invalid ?? 'invalid_input']
  if (error.keyword === 'required') {
    const name = String(error.params.missingProperty)
    return [name, fields[name]?.required ?? 'required']
  }
  if (error.keyword === 'additionalProperties') return [String(error.params.additionalProperty), 'unknown_field']
  if (error.keyword === 'maxLength') return [name, 'too_long']
  // Where one of several values or a date is expected, an empty text means that there is none.
  const isEmpty = ['enum', 'format'].includes(error.keyword) && Object(input)[name] === ''
  if (error.keyword === 'minLength' || isEmpty) return [name, fields[name]?.required ?? 'required']
  return [name, fields[name]?.invalid ?? 'invalid_input']
}
