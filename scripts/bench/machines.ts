import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

export interface BenchMachine {
  token: string
  ma_phu_huynh: number
  ma_tre_em: number
}

/** Pairs devices of the crowd, each with a token of its own; the rows are those that a pairing makes. */
export async function pairCrowd(db: Knex, count: number): Promise<BenchMachine[]> {
  const devices: { ma_phu_huynh: number; ma_tre_em: number; nguoi_dung_id: number }[] = await db('thiet_bi')
    .whereNotIn('nguoi_dung_id', db('device_states').select('nguoi_dung_id'))
    .orderBy('nguoi_dung_id')
    .limit(count)
    .select('ma_phu_huynh', 'ma_tre_em', 'nguoi_dung_id')
  if (devices.length < count) throw new Error(`There are only ${devices.length} devices.`)
  const paired = devices.map(device => ({ ...device, token: `bench-${device.nguoi_dung_id}` }))
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const now = new Date()
  await db.batchInsert(
    'device_tokens',
    paired.map(({ ma_phu_huynh, nguoi_dung_id, token }) => ({
      ma_phu_huynh,
      nguoi_dung_id,
      token_hash: hash(token),
      removal_hash: hash(`${token} removed`),
      made_at: now,
    })),
  )
  const state = { client: 'browser', version: '1.0.0', paired_at: now, last_seen: now }
  await db.batchInsert(
    'device_states',
    devices.map(device => ({ ...device, ...state })),
  )
  return paired
}

/** A session of each of these parents, and its token. */
export async function signInCrowd(db: Knex, parents: number[]): Promise<Map<number, string>> {
  const tokens = parents.map(parent => [parent, `bench-session-${parent}`.padEnd(43, '-')] as const)
  const created_at = new Date()
  await db('sessions').insert(
    tokens.map(([ma_phu_huynh, token]) => ({
      ma_phu_huynh,
      token_hash: createHash('sha256').update(token).digest(),
      created_at,
      expires_at: new Date(created_at.getTime() + 86_400_000),
    })),
  )
  return new Map(tokens)
}
