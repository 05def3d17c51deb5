import { dateInVietnam, isDate } from '../../../src/shared/dates.ts'
import type { Answer } from '../../api.ts'
import { type Args, read } from '../../data.ts'
import { readConfirmed } from '../confirm/read-confirmed.ts'
import { type ChildToday, readChildNow } from '../read-family.ts'

export interface DayRead {
  child: ChildToday
  /** By the server's clock. */
  now: string
  day: string
  today: string
  usage: Answer<'GET', '/tre-em/:id/usage'>
  /** Null where a code by SMS is to be confirmed first. */
  history: Answer<'GET', '/tre-em/:id/history'> | null
  consents: Answer<'GET', '/tre-em/:id/consents'>
}

export async function readDay(args: Args): Promise<DayRead> {
  const { child, now } = await readChildNow(args)
  const params = { id: args.params.id! }
  const today = dateInVietnam(new Date(now))
  const asked = new URL(args.request.url).searchParams.get('day') ?? today
  const day = isDate(asked) && asked <= today ? asked : today
  const [usage, consents, history] = await Promise.all([
    read(args, '/tre-em/:id/usage', { params, query: { day } }),
    read(args, '/tre-em/:id/consents', { params }),
    readConfirmed(args, '/tre-em/:id/history', { params, query: { day } }),
  ])
  return { child, now, day, today, usage, consents, history }
}
