import type { TestApp } from './app.ts'
import type { Bought } from './billing.ts'

/** What the page of a renewal link shows the mother. */
export const link = async (app: TestApp, ref: string) =>
  (await app.get(`/api/payment/renewal/${ref}`, { as: 'mother' })).json.data
export const pay = (app: TestApp, ref: string) => app.post(`/api/payment/renewal/${ref}`, {}, { as: 'mother' })
/** An admin sets the end of the term on the mother’s first device. */
export const times = ({ put }: Bought, ngay_ket_thuc: string | null) =>
  put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc })
