import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { money } from '../../src/shared/fields.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { bodyOf } from '../../src/shared/typed.ts'

const amount = (gia: string) => bodyOf({ gia: money() }, { gia }).gia

test('D59: an amount is whole đồng, with any separator between groups', () => {
  for (const typed of ['499000', '499.000', '499,000', '499000 đ', '499.000 đ', '499.000₫', ' 499000 '])
    assert.is(amount(typed), 499_000)
  assert.equal([amount('1.250.000'), amount('1,250,000')], [1_250_000, 1_250_000])
})

test('D60: a text that is not a whole amount stays as it was typed, and is never rounded', () => {
  for (const typed of ['499000.50', '499000.00', '4.99', '499.00', '1.000,000', '49.9000', 'x', '-5', '1e5'])
    assert.is(amount(typed), typed)
})

test('D61: the currency sign stays on the line of its amount', () => {
  assert.is(formatMoney(499_000), '499.000\u00a0₫')
  assert.equal([formatMoney(0), formatMoney(1_250_000)], ['0\u00a0₫', '1.250.000\u00a0₫'])
})

test.run()
