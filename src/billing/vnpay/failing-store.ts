import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { failingInRow, failingSince } from '../../kernel/failing.ts'

const ofPayment = `('unknown_transaction', 'partly_refunded')`
/** Answered about the payment. */
const isGood = `kind = 'query' and (said is not null or outcome in ${ofPayment})`
/** Not answered, or only about the question itself, such as that our terminal is unknown. */
const isFailed = `kind = 'query' and said is null and outcome not in ${ofPayment}`

/**
 * The last question, if the gateway does not answer properly: three questions failed since its last good answer, or the
 * first of them did an hour ago. No row if it answers. The parameter is the moment an hour ago.
 */
export const failingSql = `select last.id, first.at as since, last.outcome as reason, last.vnp_txn_ref
  from (select coalesce(max(id), 0) as id from gateway_calls where ${isGood}) good
  cross join lateral (select at from gateway_calls where ${isFailed} and id > good.id order by id limit 1) first
  cross join lateral (
    select id, outcome, vnp_txn_ref from gateway_calls where ${isFailed} and id > good.id order by id desc limit 1) last
  where first.at <= :failingSince or exists (
    select from gateway_calls where ${isFailed} and id > good.id offset ${failingInRow - 1})`

/** Why the gateway does not answer our questions; null if it does, or was not asked. */
export async function reasonOfFailing(db: Knex, now: Date): Promise<GatewayReason | null> {
  const { rows } = await db.raw(failingSql, { failingSince: failingSince(now) })
  return rows[0]?.reason ?? null
}
