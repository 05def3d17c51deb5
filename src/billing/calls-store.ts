import type { Knex } from 'knex'

export interface GatewayCall {
  at: Date
  kind: 'ipn' | 'query' | 'refund'
  vnp_txn_ref: string
  /** Word for word. */
  request: string
}

export interface RecordedCall extends GatewayCall {
  answer: string | null
  outcome: string | null
}

/** Recorded before anything is done about it, so that a call that fails half-way is known too. */
export async function insertCall(db: Knex, call: GatewayCall): Promise<number> {
  const [made] = await db('gateway_calls').insert(call).returning('id')
  return made.id
}

export async function closeCall(db: Knex, id: number, outcome: string, answer: string): Promise<void> {
  await db('gateway_calls').where({ id }).update({ outcome, answer })
}

export async function callsAbout(db: Knex, vnp_txn_ref: string): Promise<RecordedCall[]> {
  return db('gateway_calls').where({ vnp_txn_ref }).orderBy('at', 'desc').orderBy('id', 'desc').limit(200)
}

export async function deleteOldCalls(db: Knex, before: Date): Promise<number> {
  return db('gateway_calls').where('at', '<', before).delete()
}
