import { lockFamily } from '../../family/index.ts'
import { failUnlessOwner } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import type { assignment } from '../../shared/billing-fields.ts'
import { dateInVietnam, formatDate } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { deviceFor } from './device-for.ts'
import { findSubscription } from './read-store.ts'
import { expireDevice, replacement, stateOf } from './record.ts'
import {
  cancel,
  findOnDevice,
  findPlace,
  lockDevice,
  type PlaceWithType,
  startPurchase,
  takeFromWallet,
} from './store.ts'
import { type Term, termFrom, termOf } from './term.ts'

/** Puts a package from the wallet on a device of the same family, which may be a new one. */
export async function assign(given: Writer, body: Values<typeof assignment>) {
  const { tx, now } = given
  const today = dateInVietnam(now)
  const bought = await lockPlace(given, body.goi_dich_vu_id)
  if (bought.trang_thai !== 'CHUA_GAN') fail('assign_failed')
  const device = await deviceFor(given, bought.ma_phu_huynh, body)
  if (!(await lockDevice(tx, device))) fail('not_found')
  await expireDevice(given, device, today)
  await makeRoom(given, device, bought, today)

  // The first place that is assigned begins the term of its purchase; the others have it since then.
  const term = bought.ngay_bat_dau === null ? termFrom(today, bought.months) : termOf(bought)
  const which = { id: bought.id, nguoi_dung_id: device, term, today }
  const taken = (await takeFromWallet(tx, which)) ?? fail('assign_failed')
  await startPurchase(tx, taken, term)
  await audit(given, {
    action: 'subscription_assigned',
    kind: 'goi_dich_vu',
    subject: taken.id,
    detail: { before: stateOf(bought), after: stateOf(taken) },
  })
  const data = await inLanguageOf(given.caller, tx, await findSubscription(tx, taken.id, today))
  return reply({ data, message: 'assigned' })
}

/** The place as it is once nobody else in the family assigns or moves; somebody else's looks like a missing one. */
export async function lockPlace({ tx, caller }: Writer, id: number): Promise<PlaceWithType> {
  const found = (await findPlace(tx, id)) ?? fail('not_found')
  failUnlessOwner(caller.person, found.ma_phu_huynh)
  if (!(await lockFamily(tx, found.ma_phu_huynh))) fail('not_found')
  return (await findPlace(tx, id)) ?? fail('not_found')
}

/** A free package gives way to a paid one. Anything else on the device stays, and the new one is refused. */
export async function makeRoom(given: Writer, device: number, bought: PlaceWithType, today: string): Promise<void> {
  const there = await findOnDevice(given.tx, device)
  if (!there) return
  if (there.loai_goi === 'TRA_PHI' || bought.loai_goi !== 'TRA_PHI') {
    failAsOccupied(there, today)
  }
  if (!(await cancel(given.tx, there.id))) fail('assign_failed')
  await audit(given, {
    action: 'subscription_cancelled',
    kind: 'goi_dich_vu',
    subject: there.id,
    detail: replacement(there, bought.id),
  })
}

/** Says until when the device is protected, and from when if that is still to come. */
function failAsOccupied({ ngay_bat_dau, ngay_ket_thuc }: Term, today: string): never {
  const from = ngay_bat_dau !== null && ngay_bat_dau > today ? formatDate(ngay_bat_dau) : undefined
  const date = ngay_ket_thuc === null ? undefined : formatDate(ngay_ket_thuc)
  if (from) return date ? fail('device_reserved', { from, date }) : fail('device_reserved_for_good', { from })
  return date ? fail('device_protected', { date }) : fail('device_protected_for_good')
}
