import type { Knex } from 'knex'
import { lockFamily } from '../../family/index.ts'
import { audit, auditByNobody } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import type { autoRenewal } from '../../shared/billing-fields.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { writeNotice } from '../notices/index.ts'
import { findSubscription, parentOfPlace } from '../subscriptions/index.ts'
import { findSwitchable, saveSwitch } from './switch-store.ts'

/** Switches auto-renewal of the place’s whole purchase. When it is off, the term simply ends. */
export async function switchRenewal(given: Writer & { id: number }, { tu_dong_gia_han }: Values<typeof autoRenewal>) {
  const { tx, id, now } = given
  const today = dateInVietnam(now)
  const parent = (await parentOfPlace(tx, id)) ?? fail('not_found')
  if (!(await lockFamily(tx, parent))) fail('not_found')
  const place = (await findSwitchable(tx, id, today)) ?? fail('not_renewable')
  if (tu_dong_gia_han && !place.is_sold) fail('renewal_off_sale')
  for (const changed of await saveSwitch(tx, place, tu_dong_gia_han))
    await audit(given, {
      action: tu_dong_gia_han ? 'renewal_switched_on' : 'renewal_switched_off',
      kind: 'goi_dich_vu',
      subject: changed.id,
      detail: { before: { tu_dong_gia_han: !tu_dong_gia_han }, after: { tu_dong_gia_han } },
    })
  const message = tu_dong_gia_han ? 'renewal_on' : 'renewal_off'
  return reply({ data: await inLanguageOf(given.caller, tx, await findSubscription(tx, id, today)), message })
}

/** Switches it off because the package went off sale, with a notice to the parent. The audit log names no actor. */
export async function switchOffWithNotice(
  tx: Knex,
  purchase: { vnp_txn_ref: string; ma_phu_huynh: number },
  now: Date,
): Promise<void> {
  const { vnp_txn_ref, ma_phu_huynh } = purchase
  if (!(await lockFamily(tx, ma_phu_huynh))) return
  const changed = await switchOff(tx, { ...purchase, reason: 'package_off_sale' }, now)
  const notice = { key: `off_sale:${vnp_txn_ref}`, ma_phu_huynh, kind: 'renewal_off_sale', detail: {} } as const
  if (changed > 0) await writeNotice(tx, notice, now)
}

/** Switches it off for the parent, whose family is locked. Returns the number of places; each is in the audit log. */
export async function switchOff(
  tx: Knex,
  {
    reason,
    ...purchase
  }: {
    vnp_txn_ref: string
    ma_phu_huynh: number
    reason: 'package_off_sale' | 'refund_accepted' | 'refunded_by_hand' | 'refund_seen'
  },
  now: Date,
): Promise<number> {
  const changed = await saveSwitch(tx, purchase, false)
  for (const { id } of changed)
    await auditByNobody(tx, now, {
      action: 'renewal_switched_off',
      kind: 'goi_dich_vu',
      subject: id,
      detail: { before: { tu_dong_gia_han: true }, after: { tu_dong_gia_han: false }, reason },
    })
  return changed.length
}
