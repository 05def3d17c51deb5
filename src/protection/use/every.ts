import type { Knex } from 'knex'
import { countMinutes, mapOfBits, writeMap } from '../../shared/rules/day-map.ts'
import { findEveryDay } from './usage-store.ts'

/** All days that are kept of a family, of each machine. */
export async function everyDay(db: Knex, ma_phu_huynh: number) {
  const days = await findEveryDay(db, ma_phu_huynh)
  return days.map(({ minutes, ...day }) => {
    const map = mapOfBits(minutes)
    return { ...day, used: countMinutes(map), minutes: writeMap(map) }
  })
}
