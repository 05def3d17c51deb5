import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { ipn, orderRow, placesOf, told } from '../helpers/orders.ts'
import { opened } from '../helpers/pages.ts'
import { clean, type Paid, withPaid } from '../helpers/paid-order.ts'
import { waiting } from '../helpers/work.ts'

const ben_ngoai = { ngay: '2027-01-31', ma_tham_chieu: 'FT1' }

interface Seen extends Paid {
  detail: () => Promise<Record<string, unknown>>
  /** VNPay tells of money that went back, and is asked. */
  see: (amount: number, more?: Record<string, string>) => Promise<void>
  /** The amounts that wait for an admin. */
  seen: () => Promise<number[]>
  /** An admin decides about the oldest of them. */
  decide: (ket_qua: 'whole' | 'part' | 'ignored') => ReturnType<Paid['refund']>
}

/** A paid order of 390,000 đồng of which VNPay tells that money went back. */
const withSeen = (work: (given: Seen) => Promise<void>) =>
  withPaid(async given => {
    const { app, ref, gateway } = given
    const detail = async () => (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data
    const open = async () => (await detail()).cong_hoan as { id: number; so_tien: number }[]
    await work({
      ...given,
      detail,
      see: async (amount, more = {}) => {
        const type = amount === 390_000 ? '02' : '03'
        gateway.tells({ vnp_TransactionType: type, vnp_TransactionStatus: '05', vnp_Amount: `${amount}00`, ...more })
        await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
      },
      seen: async () => (await open()).map(({ so_tien }) => so_tien),
      decide: async ket_qua => {
        const body = { ket_qua, ly_do_dong: 'Thấy trên cổng' }
        return app.ask('PUT', `/api/payment/seen-refunds/${(await open())[0]!.id}`, { as: 'admin', body })
      },
    })
  })

test('what VNPay says went back cannot go back once more, until an admin says that it was none of the order’s', () =>
  withSeen(async ({ app, ref, refund, see, decide, detail, ledger }) => {
    await see(90_000)
    assert.is((await detail()).con_lai, 300_000)
    const beyond = await refund({ so_tien: 300_001, ben_ngoai })
    assert.equal([beyond.status, beyond.json.error], [409, 'more_than_left'])
    const { data } = (await refund({ ben_ngoai })).json
    assert.equal([data.trang_thai, data.da_hoan, data.con_lai], ['paid', 300_000, 0])
    assert.is((await refund({ so_tien: 1 })).json.error, 'nothing_left')
    assert.is((await decide('ignored')).status, 200)
    assert.is((await detail()).con_lai, 90_000)
    assert.is((await refund()).json.data.trang_thai, 'refunded')
    assert.equal([(await placesOf(app, ref))[0].trang_thai, await ledger()], ['HUY', clean])
  }))

test('where the rest went back before an admin decides about what VNPay told of, that is the whole and ends the order', () =>
  withSeen(async ({ app, ref, refund, see, decide, ledger }) => {
    await see(90_000)
    await refund({ ben_ngoai })
    assert.is((await placesOf(app, ref))[0].trang_thai, 'CHUA_GAN')
    assert.is((await decide('part')).json.error, 'nothing_would_be_left')
    assert.is((await decide('whole')).status, 200)
    const { trang_thai } = await orderRow(app, ref)
    assert.equal([trang_thai, (await placesOf(app, ref))[0].trang_thai], ['refunded', 'HUY'])
    assert.equal([await waiting(app), await ledger()], [{}, clean])
  }))

test('a part that VNPay tells of is not the whole, and after it the rest can still go back', () =>
  withSeen(async ({ app, ref, refund, see, decide, ledger }) => {
    await see(90_000)
    const { status, json } = await decide('whole')
    assert.equal([status, json.error], [409, 'not_the_whole'])
    assert.match(json.message, '390.000')
    assert.equal(
      [(await orderRow(app, ref)).trang_thai, Object.keys(await waiting(app))],
      ['paid', ['gateway_refunded']],
    )
    assert.is((await decide('part')).status, 200)
    assert.equal((await refund()).json.data.da_hoan, 390_000)
    assert.equal(await ledger(), clean)
  }))

test('of two parts that VNPay tells of, the first is a part and the second the whole of what is left', () =>
  withSeen(async ({ app, ref, see, seen, decide, ledger }) => {
    await see(90_000)
    await see(300_000)
    assert.equal(await seen(), [90_000, 300_000])
    assert.is((await decide('whole')).json.error, 'not_the_whole')
    assert.is((await decide('part')).status, 200)
    assert.is((await decide('whole')).status, 200)
    assert.is((await orderRow(app, ref)).trang_thai, 'refunded')
    assert.equal([await waiting(app), await ledger()], [{}, clean])
  }))

for (const [what, told] of [
  ['that the bank refused', { vnp_TransactionStatus: '09' }],
  ['of which VNPay knows no outcome', { vnp_TransactionStatus: '99' }],
  ['of no readable amount', { vnp_Amount: '9000000.5' }],
] as const)
  test(`a refund ${what} is nothing that an admin must decide`, () =>
    withSeen(async ({ see, seen, app }) => {
      await see(90_000, told)
      assert.equal([await seen(), await waiting(app)], [[], {}])
    }))

test('a refund that was recorded as sent outside is another one than VNPay tells of, a part as well as the whole', () =>
  withSeen(async ({ app, ref, refund, see, seen, decide, ledger }) => {
    await refund({ so_tien: 90_000, ben_ngoai })
    await see(90_000)
    assert.equal([await seen(), Object.keys(await waiting(app))], [[90_000], ['gateway_refunded']])
    assert.is((await decide('part')).status, 200)
    await refund({ ben_ngoai: { ...ben_ngoai, ma_tham_chieu: 'FT2' } })
    assert.is((await orderRow(app, ref)).trang_thai, 'refunded')
    await see(390_000)
    assert.equal([await seen(), Object.keys(await waiting(app))], [[390_000], ['gateway_refunded']])
    for (const wrong of ['whole', 'part'] as const) assert.is((await decide(wrong)).json.error, 'nothing_left')
    assert.is((await decide('ignored')).status, 200)
    assert.equal([await waiting(app), await ledger()], [{}, clean])
  }))

/** What an admin is offered to say of the first refund that VNPay told of. */
async function offered(app: TestApp, ref: string) {
  const dialog = (await opened(app, `/admin/don-hang?mo=don-hang.${ref}`)).querySelector('dialog')!
  const links = [...dialog.querySelectorAll('a[href*="vnpay-hoan"]')]
  return links.map(link => /vnpay-hoan-([a-z]+)/.exec(link.getAttribute('href')!)![1])
}

test('of an order that went back, an admin is offered only to say that what VNPay tells of is none of it', () =>
  withSeen(async ({ app, ref, refund, see }) => {
    await refund({ ben_ngoai })
    await see(390_000)
    assert.equal(await offered(app, ref), ['khong'])
  }))

test('an admin is offered the whole or a part, whichever it can be', () =>
  withSeen(async ({ app, ref, refund, see, decide }) => {
    await see(90_000)
    assert.equal(await offered(app, ref), ['phan', 'khong'])
    await see(300_000)
    assert.equal(await offered(app, ref), ['phan', 'khong'])
    await decide('part')
    assert.equal(await offered(app, ref), ['ca', 'khong'])
    await decide('ignored')
    await see(90_001)
    await refund({ so_tien: 209_999 })
    assert.equal(await offered(app, ref), ['ca', 'khong'])
  }))

test('a refund that was sent through VNPay is known again when VNPay tells of it', () =>
  withSeen(async ({ refund, see, seen, detail }) => {
    await refund({ so_tien: 90_000 })
    await see(90_000)
    await refund()
    await see(300_000)
    assert.equal([await seen(), (await detail()).trang_thai], [[], 'refunded'])
  }))

const second = '15000001'

test('of an order paid twice, a refund of the one payment is not taken for one of the other', () =>
  withSeen(async ({ app, ref, refund, see, seen }) => {
    const { transaction_no: first } = await orderRow(app, ref)
    await ipn(app, told(app, ref, { vnp_TransactionNo: second }))
    await refund({ giao_dich: second })
    await see(390_000, { vnp_TransactionNo: second })
    await see(390_000, { vnp_TransactionNo: '99999999' })
    assert.equal(await seen(), [])
    await see(390_000, { vnp_TransactionNo: first })
    assert.equal(await seen(), [390_000])
  }))

test('a second payment that was sent back at VNPay itself takes nothing from the first', () =>
  withSeen(async ({ app, ref, refund, see, seen, detail }) => {
    await ipn(app, told(app, ref, { vnp_TransactionNo: second }))
    await see(390_000, { vnp_TransactionNo: second })
    assert.equal([await seen(), (await detail()).con_lai], [[], 390_000])
    const outside = await refund({ giao_dich: second, ben_ngoai })
    assert.equal([outside.status, (await detail()).trang_thai], [200, 'paid'])
  }))

test.run()
