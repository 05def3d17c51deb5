import type { Knex } from 'knex'
import type { GatewayReason } from '../i18n/vi/gateway-answers.ts'
import type { RegisteredCard } from './vnpay/mandate.ts'

export interface Mandate {
  id: number
  ma_phu_huynh: number
  token: string
  recurring_id: string
}

/** False if this registration is stored already. The caller holds the family. */
export async function insertMandate(tx: Knex, { card, now }: { card: RegisteredCard; now: Date }): Promise<boolean> {
  const { parent, txnRef, token, recurringId, expires } = card
  if (await tx('mandates').where({ txn_ref: txnRef }).first('id')) return false
  await tx('mandates').where({ ma_phu_huynh: parent, ended_at: null }).update({ ended_at: now })
  await tx('mandates').insert({
    ma_phu_huynh: parent,
    txn_ref: txnRef,
    token,
    recurring_id: recurringId,
    registered_at: now,
    expires_on: expires,
  })
  return true
}

/** The card that may be charged today. */
export async function findMandate(db: Knex, ma_phu_huynh: number, today: string): Promise<Mandate | undefined> {
  return db('mandates')
    .where({ ma_phu_huynh, ended_at: null })
    .where(cards => cards.whereNull('expires_on').orWhere('expires_on', '>=', today))
    .first('id', 'ma_phu_huynh', 'token', 'recurring_id')
}

export async function endMandate(db: Knex, id: number, ended_reason: GatewayReason, ended_at: Date): Promise<boolean> {
  return (await db('mandates').where({ id, ended_at: null }).update({ ended_at, ended_reason })) === 1
}
