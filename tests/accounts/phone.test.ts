import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toE164, toMobile } from '../../src/accounts/phone.ts'

const mobile = '+84912345678'
const landline = '+842438291291'

/** Typed text, its E.164 number, and whether it can get a code. */
const typed: [string, string | null, boolean][] = [
  ['0912345678', mobile, true],
  ['84912345678', mobile, true],
  ['+84912345678', mobile, true],
  ['+84 912 345 678', mobile, true],
  ['0912.345.678', mobile, true],
  ['0912-345-678', mobile, true],
  ['(0912) 345 678', mobile, true],
  ['(091) 234-5678', mobile, true],
  ['+84 (0)912 345 678', mobile, true],
  ['0912\u00a0345\u00a0678', mobile, true],
  ['  0912345678  ', mobile, true],
  ['02438291291', landline, false],
  ['+84 24 3829 1291', landline, false],
  ['+1 650 253 0000', '+16502530000', false],
  ['+447400123456', '+447400123456', false],
  ['912345678', mobile, true],
  ['091234567', null, false],
  ['09123456789', null, false],
  ['0112345678', null, false],
  ['+84012345678', null, false],
  ['113', null, false],
  ['0000000000', null, false],
  ['', null, false],
  ['+', null, false],
  ['không có số', null, false],
  ['0912345678 ext 5', null, false],
  ['0912345678x5', null, false],
  ['tel:0912345678', null, false],
  ['0912345678;phone-context=+84', null, false],
  ['0912345678 / 0987654321', null, false],
  ['a0912345678', null, false],
  ['gọi 0912345678', null, false],
  ['0912345678 nhé', null, false],
  ['0912345678/0987654321', null, false],
  ['+0912345678', null, false],
]

for (const [text, number, isMobile] of typed)
  test(`"${text}" is ${number ?? 'no number'}${isMobile ? ', which gets a code' : ''}`, () => {
    assert.is(toE164(text), number)
    assert.is(toMobile(text), isMobile ? number : null)
  })

test('an E.164 number is parsed as itself', () => {
  for (const [, number] of typed) if (number) assert.is(toE164(number), number)
})

const prefixes = ['032', '036', '039', '0522', '0559', '056', '058', '070', '076', '079', '081', '086', '087', '0896']
for (const prefix of [...prefixes, '090', '093', '098', '0993'])
  test(`a mobile of ${prefix} gets a code`, () => {
    const number = prefix.padEnd(10, '4')
    assert.is(toMobile(number), `+84${number.slice(1)}`)
  })

test.run()
