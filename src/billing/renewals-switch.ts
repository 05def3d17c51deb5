import { audit } from '../kernel/audit.ts'
import { reply, type Writer } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import type { autoRenewal } from '../shared/billing-fields.ts'
import { dateInVietnam } from '../shared/dates.ts'
import type { Values } from '../shared/fields.ts'
import { findSubscription, parentOfRow } from './read-store.ts'
import { findSwitchable, saveSwitch } from './renewals-store.ts'
import { lockFamily } from './store.ts'

/** For the whole purchase that the row belongs to. Off, nothing more is charged and the term runs to its end. */
export async function switchRenewal(given: Writer & { id: number }, { tu_dong_gia_han }: Values<typeof autoRenewal>) {
  const { tx, id, now } = given
  const today = dateInVietnam(now)
  const parent = (await parentOfRow(tx, id)) ?? fail('not_found')
  if (!(await lockFamily(tx, parent))) fail('not_found')
  const row = (await findSwitchable(tx, id, today)) ?? fail('not_renewable')
  if (tu_dong_gia_han && !row.is_sold) fail('renewal_off_sale')
  for (const changed of await saveSwitch(tx, row, tu_dong_gia_han))
    await audit(given, {
      action: tu_dong_gia_han ? 'renewal_switched_on' : 'renewal_switched_off',
      kind: 'goi_dich_vu',
      subject: changed.id,
      detail: { before: { tu_dong_gia_han: !tu_dong_gia_han }, after: { tu_dong_gia_han } },
    })
  const message = tu_dong_gia_han ? 'renewal_on' : 'renewal_off'
  return reply({ data: await findSubscription(tx, id, today), message })
}
