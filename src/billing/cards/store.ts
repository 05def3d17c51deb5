import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import type { Order } from '../orders/index.ts'
import { chargeableRenewals } from '../renewals/index.ts'
import type { RegisteredCard } from './read-card.ts'

export interface ChargeableCard {
  id: number
  ma_phu_huynh: number
  token: string
  recurring_id: string
}

/** Of a card that is not charged any more, only `card_cancellations` keeps the token, until VNPay has cancelled it. */
const cleared = ''

/**
 * False if this registration is stored already. The newest card replaces those before. A registration that comes late,
 * judged by its number at the gateway, is ended at once. The caller has locked the family.
 */
export async function insertCard(tx: Knex, { card, now }: { card: RegisteredCard; now: Date }): Promise<boolean> {
  const { parent, txnRef, token, recurringId, expires } = card
  if (await tx('cards').where({ txn_ref: txnRef }).first('id')) return false
  const known: { recurring_id: string }[] = await tx('cards').where({ ma_phu_huynh: parent }).select('recurring_id')
  const isLate = known.some(({ recurring_id }) => isBefore(recurringId, recurring_id))
  if (!isLate)
    await tx('cards').where({ ma_phu_huynh: parent, ended_at: null }).update({ ended_at: now, token: cleared })
  await tx('cards').insert({
    ma_phu_huynh: parent,
    txn_ref: txnRef,
    token,
    recurring_id: recurringId,
    registered_at: now,
    expires_on: expires,
    // A parent has at most one card that is not ended.
    ended_at: isLate ? now : null,
  })
  // The trigger that asks VNPay to cancel the card has copied the token by now.
  if (isLate) await tx('cards').where({ txn_ref: txnRef }).update({ token: cleared })
  return true
}

function isBefore(one: string, other: string): boolean {
  const areNumbers = [one, other].every(id => /^\d{1,18}$/.test(id))
  return areNumbers && BigInt(one) < BigInt(other)
}

/** The card that may be charged today. */
export async function findChargeable(
  db: Knex,
  ma_phu_huynh: number,
  today: string,
): Promise<ChargeableCard | undefined> {
  return chargeable(db, today).where({ ma_phu_huynh }).first('id', 'ma_phu_huynh', 'token', 'recurring_id')
}

/** The announced orders of renewals whose parents have such a card. */
export async function dueCharges(db: Knex, today: string, most: number): Promise<Order[]> {
  return chargeableRenewals(db, today)
    .whereIn('announced.ma_phu_huynh', chargeable(db, today).select('ma_phu_huynh'))
    .limit(most)
}

/** Those of these families who have such a card. */
export async function whoHasCard(db: Knex, families: number[], today: string): Promise<Set<number>> {
  return new Set(await chargeable(db, today).whereIn('ma_phu_huynh', families).pluck('ma_phu_huynh'))
}

/** No card of a closed account is charged. */
function chargeable(db: Knex, today: string) {
  return db('cards')
    .where({ ended_at: null })
    .whereNotExists(db('phu_huynh').whereRaw('phu_huynh.ma_phu_huynh = cards.ma_phu_huynh').whereNotNull('khoa_luc'))
    .where(cards => cards.whereNull('expires_on').orWhere('expires_on', '>=', today))
}

/** The card that the parent has registered, whether or not it can be charged today. */
export async function findRegistered(
  db: Knex,
  ma_phu_huynh: number,
): Promise<{ id: number; registered_at: Date; expires_on: CalendarDate | null } | undefined> {
  return db('cards').where({ ma_phu_huynh, ended_at: null }).first('id', 'registered_at', 'expires_on')
}

export async function endCard(
  db: Knex,
  id: number,
  ended: { ended_at: Date; ended_reason: GatewayReason | null },
): Promise<boolean> {
  return (
    (await db('cards')
      .where({ id, ended_at: null })
      .update({ ...ended, token: cleared })) === 1
  )
}
