import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { keepRenewals } from '../helpers/kept-renewals.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'
import { renewed } from '../helpers/refunds.ts'

const rounds = proof ? 60 : 8

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
        const again = await keepRenewals(app)
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
      const again = await keepRenewals(app)
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

serverTest(test, 'a refund that the job sends again while an admin ends it by hand is sent or ended, never both', () =>
  withOwnApp(async app =>
    renewed(await seedMother(app), async ({ gateway, request, byHand, ask, at }) => {
      const { id } = (await request()).json.data
      const again = await keepRenewals(app)
      await at('2028-01-12T05:00:00Z')
      const decided_at = new Date('2028-01-11T05:00:00Z')
      gateway.tells({ vnp_TransactionType: '01', vnp_TransactionStatus: '00', vnp_TransactionNo: '14226112' })
      for (let round = 0; round < rounds; round++) {
        await again({ trang_thai: 'approved', reason: 'no_answer', decided_at, asked_at: decided_at })
        await app.db('gateway_calls').where({ kind: 'refund' }).delete()
        const asked = gateway.asked.length
        let ended: ReturnType<typeof byHand> | undefined
        const end = () => {
          ended = byHand(id)
        }
        // while VNPay is asked about it, or while it is sent
        gateway.answersAfter(round % 2 === 0 ? end : () => gateway.answersAfter(end))
        await ask()
        const sent = gateway.asked.length - asked
        assert.is((await ended!).status, sent === 0 ? 200 : 409)
        await assertOnce(app)
      }
    }),
  ),
)

test.run()
