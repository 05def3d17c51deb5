import fc from 'fast-check'
import type { Field, Fields } from '../../../src/shared/fields.ts'
import { hostileMarkup } from '../hostile-markup.ts'
import { fitted, nastyJson, nastyTexts } from '../nasty.ts'

type Any = fc.Arbitrary<unknown>

/** Values that rows of the database have, by the name of their column: what a right guess would be. */
export type Known = (name: string) => readonly unknown[]

/** A number that JSON.stringify does not write. */
const asWritten = '\ue000'
const numbers = ['1e999', '-1e999', '-0', '0.1', '1e-9', '-1', '2147483648', '9007199254740993', '1'.repeat(400)].map(
  number => asWritten + number,
)
const texts = [
  `' or '1'='1`,
  `'; drop table phu_huynh; --`,
  '" union select mat_khau from phu_huynh --',
  `1) or pg_sleep(5)--`,
  '\\',
  '%',
  '_%',
  `\${7*7}`,
  '../../etc/passwd',
  'a\0b',
  '\0',
  '\ud800',
  'a\udfffb',
  '\r\nSet-Cookie: a=b',
  '\u202eabc\u202c',
  '\u200f\u2067abc',
  '\u2028\u2029',
  '\ufeff',
  "=cmd|'/c calc'!A1",
  '@SUM(1)',
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  'NaN',
  '-0',
  '1e999',
  '٠١٢٣',
  '9'.repeat(40),
  '0000-00-00',
  '2026-02-30',
  '275760-09-13',
  '9999-12-31T23:59:60Z',
  '-infinity',
]
const long = Object.values(nastyTexts).map(text => fitted(text, 3_000))
const shapes: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  ['a', 'b'],
  [null, 1, { a: [1] }],
  { length: 1, 0: 'a' },
  { toString: 'a' },
  { $ne: null },
  JSON.parse('{"__proto__":{"la_admin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"la_admin":true}}}'),
  Array.from({ length: 1_000 }, (_, at) => at),
  Array.from({ length: 300 }).reduce<unknown>(inner => [inner], 0),
  Array.from({ length: 300 }).reduce<unknown>(inner => ({ a: inner }), 0),
]
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileMarkup.flat()) },
  { weight: 1, arbitrary: fc.constantFrom(...long) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
export const hostileValue: Any = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom(...shapes) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
/** Whole bodies that are hostile before any field is looked at. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...Object.values(nastyJson).map(text => text.slice(0, 20_000))),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"a"',
    '1e999',
    '{"a":1,"a":2}',
    '{"__proto__":{"la_admin":true}}',
    '\ufeff{}',
  ),
  hostileValue.map(asJson),
)

export function asJson(value: unknown): string {
  return JSON.stringify(value).replace(/"\ue000([^"]*)"/g, '$1')
}

/** Values that the field’s own schema takes: such as are known, and others. */
function rightFor(name: string, field: Field, known: Known): Any {
  if (field.fields) return rightBody(field.fields, known)
  const own = known(name)
  const made = fromSchema(field.schema)
  return own.length > 0
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: made })
    : made
}

/** An object with right values; what may be missing is there half the time. */
export function rightBody(fields: Fields, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(fields)
  const values = Object.fromEntries(names.map(name => [name, rightFor(name, fields[name]!, known)]))
  return fc.record(values, { requiredKeys: names.filter(name => !fields[name]!.optional) })
}

function fromSchema({
  type,
  enum: values,
  minimum = 0,
  maximum = 9,
  items,
  pattern,
  format,
  ...size
}: Field['schema']): Any {
  if (values) return fc.constantFrom(...values)
  if (type.includes('boolean')) return fc.boolean()
  if (type.includes('integer'))
    return fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, minimum + 400)) })
  if (type.includes('array'))
    return fc.array(items ? fromSchema(items) : fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 })
  if (format === 'date')
    return fc
      .integer({ min: -400, max: 40 })
      .map(days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(size.maxLength ?? 40, 40) })
  const words = fc.constantFrom('An', 'Bé Nhiên', 'Trường Kim Đồng', "O'Neil", 'a', '<b>', 'x'.repeat(200), '😀')
  return words.map(word => word.slice(0, size.maxLength))
}
