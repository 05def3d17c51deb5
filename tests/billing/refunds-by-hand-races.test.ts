import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'
import { renewed } from '../helpers/refunds.ts'

const rounds = proof ? 60 : 8

/** Makes the renewal paid again as it was, with its refund in another state. */
async function keep(app: TestApp): Promise<(refund: object) => Promise<void>> {
  const tables = ['goi_dich_vu', 'orders', 'renewals', 'renewed_rows']
  for (const table of tables) await app.db.raw(`create table kept_${table} as table ${table}`)
  return async refund => {
    await app.db.raw(`
      update goi_dich_vu set ngay_ket_thuc = kept.ngay_ket_thuc, anchored_on = kept.anchored_on, months = kept.months,
        trang_thai = kept.trang_thai, tu_dong_gia_han = kept.tu_dong_gia_han
      from kept_goi_dich_vu kept where kept.id = goi_dich_vu.id;
      update orders set trang_thai = kept.trang_thai, reason = kept.reason from kept_orders kept where kept.id = orders.id;
      update renewals set paid_order_id = kept.paid_order_id, renewed_from = kept.renewed_from
      from kept_renewals kept where kept.id = renewals.id;
      update renewed_rows set before = kept.before, after = kept.after
      from kept_renewed_rows kept where (kept.renewal_id, kept.goi_dich_vu_id) = (renewed_rows.renewal_id, renewed_rows.goi_dich_vu_id);
      delete from notices; delete from audit_log`)
    await app.db('refunds').update(refund)
  }
}

/** The order was refunded once, and each of its two places lost the renewed term once. */
async function assertOnce(app: TestApp): Promise<void> {
  const count = async (action: string) => (await app.db('audit_log').where({ action })).length
  assert.equal([await count('order_refunded'), await count('renewal_taken_back')], [1, 2])
  assert.equal(await app.db('goi_dich_vu').orderBy('id').pluck('ngay_ket_thuc'), ['2028-01-31', '2028-01-31'])
  assert.equal(await app.db('notices').pluck('kind'), ['refund_accepted'])
}

serverTest(
  test,
  'of admins who send a refund again and refund it by hand in parallel, one decides, and it is paid once',
  () =>
    withOwnApp(async app =>
      renewed(await seedMother(app), async ({ gateway, request, decide, byHand }) => {
        const { id } = (await request()).json.data
        const again = await keep(app)
        for (let round = 0; round < rounds; round++) {
          await again({ trang_thai: 'failed', reason: 'gateway_error', decided_at: app.services.clock.now() })
          const asked = gateway.asked.length
          const calls = [() => decide(id, 'approved'), () => byHand(id)]
          const answers = await Promise.all((round % 2 === 0 ? calls : calls.reverse()).map(call => call()))
          assert.equal(tally(answers), { 200: 1, 409: 1 })
          const noted = (await app.db('audit_log').where({ action: 'refund_by_hand' })).length
          assert.is(gateway.asked.length - asked + noted, 1)
          await assertOnce(app)
        }
      }),
    ),
)

serverTest(test, 'a refund that is ended by hand while the job hears of it takes the term back once', () =>
  withOwnApp(async app =>
    renewed(await seedMother(app), async ({ gateway, request, byHand, ask, refund, at }) => {
      const { id } = (await request()).json.data
      const again = await keep(app)
      const on = app.services.gateway
      await at('2028-01-12T05:00:00Z')
      const decided_at = new Date('2028-01-11T05:00:00Z')
      for (let round = 0; round < rounds; round++) {
        await again({ trang_thai: 'approved', reason: 'no_answer', decided_at, asked_at: decided_at })
        gateway.tells({ vnp_TransactionType: '02', vnp_TransactionStatus: '05' })
        let ended: ReturnType<typeof byHand> | undefined
        gateway.answersAfter(() => {
          app.services.gateway = null
          ended = byHand(id)
          return round % 2 === 0 ? undefined : ended
        })
        await ask()
        assert.is((await ended!).status, 200)
        app.services.gateway = on
        assert.equal([(await refund(id)).trang_thai, (await refund(id)).reason], ['refunded', 'refunded_by_hand'])
        assert.is(gateway.asked.length, 0)
        await assertOnce(app)
      }
    }),
  ),
)

test.run()
