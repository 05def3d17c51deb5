import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Failure } from '../../src/kernel/failure.ts'
import { checkBody } from '../../src/kernel/validate.ts'
import * as accounts from '../../src/shared/account-fields.ts'
import {
  choice,
  date,
  email,
  type Fields,
  flag,
  group,
  money,
  newPassword,
  nullable,
  optional,
  partial,
  text,
  whole,
} from '../../src/shared/fields.ts'
import { bodyOf, faultsIn, isClean, typedIn } from '../../src/shared/typed.ts'

const everyKind = {
  ten: text({ max: 10 }),
  ghi_chu: optional(text({ max: 10 })),
  email_phu_huynh: email(),
  mat_khau: newPassword(),
  thang: whole({ min: 1, max: 60 }),
  lop: nullable(whole({ min: 1, max: 12 })),
  gia: money({ max: 999_999_999 }),
  ngay: nullable(date()),
  loai: choice(['A', 'B']),
  khac: optional(choice(['A', 'B'])),
  co: flag(),
  nhom: optional(group({ ma: text({ max: 3 }), so: whole({ max: 9 }) })),
}
const { roles: _, ...accountForms } = accounts
const forms: Record<string, Fields> = { ...accountForms, everyKind }

const samples = [
  ...['', ' ', 'a', 'A', 'B', 'C', 'Đào', ' Đào ', 'x'.repeat(11), 'x'.repeat(300), 'a\0b', '\ud800', 'a\u202eb'],
  ...['0', '1', '12', '13', '60', '61', '-1', '1.5', '1e3', '007', '99999999999'],
  ...['499000', '499.000', '499,000', '499.000 đ', '4.99', '1.000.000.000', '49.9000', '₫5'],
  ...['2026-11-21', '2026-02-29', '2024-02-29', '21/11/2026', '2026-11-21T20:00:00Z', '0000-00-00'],
  ...['a@b.vn', 'a@b', '@b.vn', 'a b@c.vn', '0912345678', '123', '+84 912 345 678'],
  ...['Abc@12', 'abc@12', 'Ab@1', `Aa1@${'x'.repeat(124)}`, `Aa1@${'x'.repeat(125)}`, '123456', '12 34 56', '1234567'],
]

/** The first fault of each field that the server reports. */
function refusals(fields: Fields) {
  const check = checkBody(fields)
  return (body: unknown): Record<string, string> => refused(check, body)
}

function refused(check: (body: unknown) => unknown, body: unknown): Record<string, string> {
  try {
    check(body)
    return {}
  } catch (error) {
    assert.ok(error instanceof Failure, String(error))
    return error.fields!
  }
}

test('forms and the server report the same faults', () => {
  for (const [name, fields] of Object.entries(forms)) {
    for (const field of Object.keys(fields)) {
      const one = { [field]: fields[field]! }
      const refusedOf = refusals(one)
      for (const sample of samples) {
        const typed = { [field]: sample }
        assert.equal(faultsIn(one, typed), refusedOf(bodyOf(one, typed)), `${name}.${field}: ${JSON.stringify(sample)}`)
      }
    }
    assert.equal(faultsIn(fields, {}), refusals(fields)(bodyOf(fields, {})), `${name}, nothing typed`)
  }
})

test('typed text is converted to field values', () => {
  const typed = {
    ten: '  Đào  ',
    ghi_chu: '',
    email_phu_huynh: ' hanh@test.vn ',
    mat_khau: ' Abc@12 ',
    thang: ' 12 ',
    lop: '',
    gia: '499.000 đ',
    ngay: '',
    loai: 'B',
    khac: '',
    co: 'on',
    not_a_field: 'x',
  }
  assert.equal(bodyOf(everyKind, typed), {
    ten: 'Đào',
    email_phu_huynh: 'hanh@test.vn',
    mat_khau: ' Abc@12 ',
    thang: 12,
    lop: null,
    gia: 499_000,
    ngay: null,
    loai: 'B',
    co: true,
  })
  assert.is(bodyOf(everyKind, {}).co, false)
})

test('a timestamp is read as its date in Vietnam', () => {
  const check = checkBody({ ngay: date() })
  assert.equal(check({ ngay: '2026-11-21T16:59:59Z' }), { ngay: '2026-11-21' })
  assert.equal(check({ ngay: '2026-11-21T17:00:00.000Z' }), { ngay: '2026-11-22' })
  assert.equal(check({ ngay: '2026-11-21T23:30:00-07:00' }), { ngay: '2026-11-22' })
})

test('an empty date is missing, and a day that no calendar has is wrong', () => {
  const change = partial({ ngay: date() })
  for (const [ngay, fault] of [
    ['', 'required'],
    ['2026-02-30', 'invalid_date'],
  ])
    assert.equal([faultsIn(change, { ngay: ngay! }), refusals(change)({ ngay })], [{ ngay: fault }, { ngay: fault }])
})

test('a change leaves out what its form does not have, and sends what was emptied', () => {
  const change = partial({ ten: text(), gia: money(), lop: nullable(whole()) })
  assert.equal(bodyOf(change, { ten: 'An' }), { ten: 'An' })
  assert.equal(bodyOf(change, { ten: '', gia: '', lop: '' }), { ten: '', gia: '', lop: null })
  assert.equal(Object.keys(faultsIn(change, { ten: '', gia: '', lop: '' })), ['ten', 'gia'])
})

const invisible = ['\u00ad', '\u200b', '\u200e', '\u200f', '\u202a', '\u2060', '\u2064', '\u2069', '\ufeff', '\x1b']

test('a text holds no character that nobody sees, whatever stands beside it', () => {
  const fields = { ten: text({ max: 10 }) }
  const refusalsOf = refusals(fields)
  for (const character of invisible) {
    const typed = { ten: `An${character}h` }
    const code = `U+${character.codePointAt(0)!.toString(16)}`
    assert.equal(
      [faultsIn(fields, typed), refusalsOf(typed)],
      [{ ten: 'invalid_input' }, { ten: 'invalid_input' }],
      code,
    )
  }
})

test('checkboxes of which several may be ticked are one text, and of any other name the last counts', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['chon', '1'],
    ['chon', '2'],
    ['hien', 'ten'],
    ['hien', 'gia'],
    ['ten', 'An'],
    ['ten', 'Bình'],
  ] as const)
    form.append(name, value)
  assert.equal(typedIn(form), { chon: '1,2', hien: 'ten,gia', ten: 'Bình' })
})

test('a group is sent once one of its fields is filled in, and its faults carry its name', () => {
  const fields = { nhom: optional(group({ ma: text({ max: 3 }), so: whole({ max: 9 }) })) }
  assert.equal(bodyOf(fields, { 'nhom.ma': ' ', 'nhom.so': '' }), {})
  assert.equal(bodyOf(fields, { 'nhom.ma': ' ab ', 'nhom.so': '5' }), { nhom: { ma: 'ab', so: 5 } })
  assert.equal(faultsIn(fields, {}), {})
  assert.equal(Object.keys(faultsIn(fields, { 'nhom.ma': 'abcd', 'nhom.so': '' })), ['nhom.ma', 'nhom.so'])
})

test('a clean text has something to see, or nothing at all', () => {
  for (const text of ['', 'An', 'Đào\n\tAn\r', '!', 'ẻ', '👍', '❤\ufe0f', '\u3164가'])
    assert.is(isClean(text), true, text)
  for (const text of [
    ' ',
    '\n',
    '\u0301',
    '\ud800',
    'a\0',
    'a\u200bb',
    '\u2060',
    '\u3164',
    '\u115f \u1160',
    '\uffa0',
    '\u2800',
  ])
    assert.is(isClean(text), false, JSON.stringify(text))
})

test.run()
