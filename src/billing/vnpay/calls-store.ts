import type { Knex } from 'knex'
import { deleteInParts } from '../../kernel/delete-in-parts.ts'
import { runPrepared } from '../../kernel/prepared.ts'
import type { Verdict } from './codes.ts'

export interface GatewayCall {
  at: Date
  /** A `redirect` and a `return` went with the buyer's browser; the others between servers. */
  kind: 'redirect' | 'return' | 'ipn' | 'query' | 'refund' | 'charge'
  vnp_txn_ref: string
  /** The account whose action caused the call; missing for jobs and for calls by the gateway. */
  actor?: number | null
  /** Word for word. */
  request: string
}

/** A signed report by the gateway about money, whether or not it changed the order; the ledger compares the two. */
export interface MoneyFact {
  said: Verdict | 'refund'
  /** In whole đồng; null if the signed text is not an amount. */
  amount: number | null
}

interface RecordedCall extends GatewayCall {
  /** Null where that account is gone. */
  ten_nguoi: string | null
  answer: string | null
  outcome: string | null
}

/** Called before the call is processed, so that a call whose processing fails is recorded too. */
export async function insertCall(db: Knex, call: GatewayCall & Partial<MoneyFact>): Promise<number> {
  const none = { actor: null, said: null, amount: null }
  const [made] = await runPrepared<{ id: number }>(
    db,
    'insert_call',
    `insert into gateway_calls (at, kind, vnp_txn_ref, actor, request, said, amount)
     values (:at, :kind, :vnp_txn_ref, :actor, :request, :said, :amount) returning id`,
    { ...none, ...call },
  )
  return made!.id
}

/** The address that was handed out last: a buyer who clicks again gets the same order, and adds no row. */
export async function saveRedirect(tx: Knex, call: Omit<GatewayCall, 'kind'>): Promise<void> {
  await tx('gateway_calls')
    .insert({ ...call, kind: 'redirect' })
    .onConflict(tx.raw(`(vnp_txn_ref, kind) where kind in ('redirect', 'return')`))
    .merge(['at', 'actor', 'request'])
}

export async function closeCall(
  db: Knex,
  id: number,
  heard: { outcome: string; answer: string } & Partial<MoneyFact>,
): Promise<void> {
  await runPrepared(
    db,
    'close_call',
    `update gateway_calls set outcome = :outcome, answer = :answer, said = coalesce(:said, said),
                              amount = coalesce(:amount, amount)
     where id = :id`,
    { id, said: null, amount: null, ...heard },
  )
}

/** Whether a refund of the order was sent to the gateway after that moment, whatever it answered. */
export async function isRefundSentSince(db: Knex, vnp_txn_ref: string, since: Date): Promise<boolean> {
  const sent = db('gateway_calls').where({ vnp_txn_ref, kind: 'refund' }).where('at', '>', since)
  return (await sent.first('id')) !== undefined
}

/** The newest 200; questions that were not answered never hide what the gateway said. */
export async function callsAbout(db: Knex, vnp_txn_ref: string): Promise<RecordedCall[]> {
  return db('gateway_calls')
    .leftJoin('phu_huynh', 'ma_phu_huynh', 'actor')
    .where({ vnp_txn_ref })
    .orderByRaw(`kind = 'query' and said is null`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .select('gateway_calls.*', 'ten_phu_huynh as ten_nguoi')
}

/** Except those about an order that is still open: they are what it is decided by. */
export async function deleteOldCalls(db: Knex, before: Date): Promise<number> {
  const open = db('orders').whereIn('trang_thai', ['pending', 'review']).select('vnp_txn_ref')
  return deleteInParts(
    db,
    'gateway_calls',
    db('gateway_calls').where('at', '<', before).whereNotIn('vnp_txn_ref', open),
  )
}
