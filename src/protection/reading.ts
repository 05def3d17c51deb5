import type { Knex } from 'knex'
import { failUnlessConfirmed } from '../accounts/index.ts'
import type { Caller, Services } from '../kernel/given.ts'
import { addDays, dateInVietnam } from '../shared/dates.ts'
import type { Values } from '../shared/fields.ts'
import { eventsAtMost } from '../shared/protection-events.ts'
import type { askedEvents } from '../shared/protection-fields.ts'
import { readableDays } from '../shared/rules/opens.ts'
import type { ChildOf } from './child.ts'
import { findEvents } from './events-store.ts'
import { packagesOf } from './packages.ts'
import { historyOf, usageOf } from './use/index.ts'

interface Reading {
  db: Knex
  caller: Caller
  id: number
  now: Date
}

/** Empty for a day that is not readable, or without consent. `oldest` is the first day that the package opens. */
export async function readUsage(given: Reading, day = dateInVietnam(given.now)) {
  const { db, now } = given
  const child = childOf(given)
  const oldest = await oldestDay(db, child, 'usage', now)
  return { day, oldest, ...(await usageOf(db, child, day < oldest ? null : day)) }
}

/** Asked for with a code by SMS in this browser. */
export async function readHistory(given: Reading & Pick<Services, 'secret'>, day = dateInVietnam(given.now)) {
  const { db, now } = given
  const child = childOf(given)
  await failUnlessConfirmed(given)
  const oldest = await oldestDay(db, child, 'history', now)
  return { day, oldest, items: day < oldest ? [] : await historyOf(db, child, day, dateInVietnam(now)) }
}

/** The journal of a child or of one of its machines, the newest first; `before` is the id of the last that was read. */
export async function readEvents(given: Reading, asked: Values<typeof askedEvents>) {
  return findEvents(given.db, childOf(given), { ...asked, most: eventsAtMost })
}

/** The child is that of the caller, whom the endpoint has let in. */
export function childOf({ id, caller }: Pick<Reading, 'id' | 'caller'>): ChildOf {
  return { ma_tre_em: id, ma_phu_huynh: caller.person!.ma_phu_huynh }
}

async function oldestDay(db: Knex, child: ChildOf, what: 'usage' | 'history', now: Date): Promise<string> {
  const { isPaid } = await packagesOf(db, child, now)
  return addDays(dateInVietnam(now), 1 - readableDays[isPaid ? 'paid' : 'free'][what])
}
