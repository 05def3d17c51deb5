import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { orderRow } from '../helpers/orders.ts'
import { withRenewed } from '../helpers/refunds.ts'

test('a refund that was sent to VNPay again less than ten minutes ago is not recorded as sent back outside', () =>
  withRenewed(async ({ at, ask, request, decide, byHand, gateway, refund }) => {
    const { id } = (await request()).json.data
    gateway.answers(null)
    await decide(id, 'approved')
    await at('2028-01-11T05:11:00Z')
    await ask()
    assert.is(gateway.asked.length, 2)
    await at('2028-01-11T05:20:30Z')
    const early = await byHand(id)
    assert.equal(
      [early.status, early.json.error, (await refund(id)).trang_thai],
      [409, 'refund_being_asked', 'approved'],
    )
    await at('2028-01-11T05:22:00Z')
    assert.is((await byHand(id)).json.data.trang_thai, 'refunded')
  }))

test('a refund that VNPay took when it was sent again is not recorded as sent back outside just after', () =>
  withRenewed(async ({ at, ask, request, decide, byHand, gateway, refund }) => {
    const { id } = (await request()).json.data
    gateway.answers(null)
    await decide(id, 'approved')
    gateway.answers('00')
    await at('2028-01-11T05:11:00Z')
    await ask()
    assert.is((await refund(id)).trang_thai, 'processing')
    assert.is((await byHand(id)).json.error, 'refund_being_asked')
  }))

test('a refund that an admin ends by hand while VNPay is asked about it is not sent again', () =>
  withRenewed(async ({ app, at, ask, request, decide, byHand, gateway, ref }) => {
    const { id } = (await request()).json.data
    gateway.answers(null)
    await decide(id, 'approved')
    await at('2028-01-11T05:11:00Z')
    gateway.answers('00')
    let ended: Awaited<ReturnType<typeof byHand>> | undefined
    gateway.answersAfter(async () => {
      ended = await byHand(id)
    })
    await ask()
    assert.is(ended?.json.data.trang_thai, 'refunded')
    assert.equal([gateway.queried.length, gateway.asked.length], [1, 1])
    assert.is((await orderRow(app, ref)).reason, 'refunded_by_hand')
  }))

test.run()
