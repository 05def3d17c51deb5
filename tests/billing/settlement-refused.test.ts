import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { upload } from '../helpers/settlement.ts'

test('a file of heads without end, and one that names an order again and again, are refused without holding up others', () =>
  withMother(async ({ app }) => {
    const began = performance.now()
    const refused = [
      await upload(app, '\t;,|'.repeat(1_000_000)),
      await upload(app, `"${'á\n'.repeat(1_500_000)}`),
      await upload(app, `ma_don,so_tien,ngay\n${'AN1,390000,31/01/2027\n'.repeat(1_001)}`),
    ]
    assert.equal(
      refused.map(({ status, json }) => [status, json.error]),
      [
        [400, 'settlement_heads'],
        [400, 'settlement_heads'],
        [400, 'settlement_repeats'],
      ],
    )
    assert.ok(performance.now() - began < 5_000)
  }))

test.run()
