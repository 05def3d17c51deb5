import type { Knex } from 'knex'
import type { ChildOf } from './policy-store.ts'

/** The minutes of a day on all machines of a child; one that two machines were used in counts once. */
export async function countUsed(db: Knex, { ma_phu_huynh, ma_tre_em }: ChildOf, day: string): Promise<number> {
  const rows = db('usage_days').where({ ma_phu_huynh, ma_tre_em, day })
  const found = await rows.first<{ used: string | null }>(db.raw('bit_count(bit_or(minutes)) as used'))
  return Number(found?.used ?? 0)
}

/** The same of each child of a family that was at a machine on that day. */
export async function countUsedByChild(db: Knex, ma_phu_huynh: number, day: string): Promise<Map<number, number>> {
  const rows = await db('usage_days')
    .where({ ma_phu_huynh, day })
    .groupBy('ma_tre_em')
    .select('ma_tre_em', db.raw('bit_count(bit_or(minutes)) as used'))
  return new Map(rows.map(({ ma_tre_em, used }) => [ma_tre_em, Number(used)]))
}

export async function deleteOldUsage(db: Knex, before: Date): Promise<number> {
  return db('usage_days').where('day', '<', before).delete()
}
