import * as assert from 'uvu/assert'
import { type Bought, twoDevices, withMother } from './billing.ts'
import { openedRenewal, paid } from './renewals.ts'

export interface TwoPlaces extends Bought {
  ids: number[]
  vnp_txn_ref: string
  /** Deletes the device, and with it the first of the two places. */
  lose: () => Promise<void>
  link: () => Promise<{ so_tien: number; so_thiet_bi: number }>
  pay: () => Promise<{ vnp_txn_ref: string; amount: string | null }>
}

/** A renewal of two places, opened for 741,001 đồng. */
export const withTwoPlaces = (work: (given: TwoPlaces) => Promise<void>) =>
  withMother(mother => openTwoPlaces(mother, work))

export async function openTwoPlaces(mother: Bought, work: (given: TwoPlaces) => Promise<void>): Promise<void> {
  const { app, device } = mother
  await app.db('goi').where({ id: twoDevices }).update({ gia: 741_001 })
  const { ids, vnp_txn_ref } = await openedRenewal(mother, twoDevices, 741_001)
  const path = `/api/payment/renewal/${vnp_txn_ref}`
  await work({
    ...mother,
    ids,
    vnp_txn_ref,
    lose: async () => {
      const { status } = await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' })
      assert.is(status, 200)
    },
    link: async () => {
      const { so_tien, so_thiet_bi } = (await app.get(path, { as: 'mother' })).json.data
      return { so_tien, so_thiet_bi }
    },
    pay: async () => {
      const { data } = (await app.post(path, {}, { as: 'mother' })).json
      return { vnp_txn_ref: data.vnp_txn_ref, amount: new URL(data.payment_url).searchParams.get('vnp_Amount') }
    },
  })
}

/** The price of both is paid after one was lost. */
export async function overpay({ app, vnp_txn_ref, pay, lose }: TwoPlaces): Promise<void> {
  await pay()
  await lose()
  await paid(app, vnp_txn_ref, 741_001)
}
