import type { Knex } from 'knex'
import { hashOfToken } from '../../src/kernel/secret-token.ts'

export interface BenchMachine {
  token: string
  ma_phu_huynh: number
  ma_tre_em: number
}

interface Device {
  ma_phu_huynh: number
  ma_tre_em: number
  nguoi_dung_id: number
}

/** Pairs devices of the crowd, each with a token of its own. */
export async function pairCrowd(db: Knex, count: number): Promise<BenchMachine[]> {
  const devices: Device[] = await unpaired(db).orderBy('nguoi_dung_id').limit(count)
  if (devices.length < count) throw new Error(`There are only ${devices.length} devices.`)
  return pair(db, devices)
}

/** Gives the demo mother three children, and each of them two machines. */
export async function growFamily(db: Knex): Promise<void> {
  const { ma_phu_huynh } = await db('phu_huynh').where({ sdt: '+84901000002' }).first('ma_phu_huynh')
  await db('tre_em').insert({ ma_phu_huynh, ten_tre: 'Long', lop: 2, gioi_tinh: 'Nam' })
  await db.raw(
    `insert into thiet_bi (ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi, ngay_tao)
     select ma_phu_huynh, ma_tre_em, 'Laptop ' || place, 'Laptop', 'AN-BENCH-' || ma_tre_em || '-' || place, now()
     from tre_em cross join lateral generate_series(
       (select count(*) from thiet_bi where thiet_bi.ma_tre_em = tre_em.ma_tre_em) + 1, 2) place
     where ma_phu_huynh = ?`,
    [ma_phu_huynh],
  )
  await pair(db, await unpaired(db).where({ ma_phu_huynh }))
}

function unpaired(db: Knex): Knex.QueryBuilder {
  return db('thiet_bi')
    .whereNotIn('nguoi_dung_id', db('device_states').select('nguoi_dung_id'))
    .select('ma_phu_huynh', 'ma_tre_em', 'nguoi_dung_id')
}

/** The rows are those that a pairing makes. */
async function pair(db: Knex, devices: Device[]): Promise<BenchMachine[]> {
  const paired = devices.map(device => ({ ...device, token: `bench-${device.nguoi_dung_id}` }))
  const now = new Date()
  await db.batchInsert(
    'device_tokens',
    paired.map(({ ma_phu_huynh, nguoi_dung_id, token }) => ({
      ma_phu_huynh,
      nguoi_dung_id,
      token_hash: hashOfToken(token),
      removal_hash: hashOfToken(`${token} removed`),
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
      token_hash: hashOfToken(token),
      created_at,
      expires_at: new Date(created_at.getTime() + 86_400_000),
    })),
  )
  return new Map(tokens)
}
