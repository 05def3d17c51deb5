import type { Knex } from 'knex'
import type { Machine } from '../../kernel/access.ts'
import { fail } from '../../kernel/failure.ts'
import { type Dropped, usedElsewhere } from '../use/index.ts'
import { termsOf } from './licence.ts'
import { findToSay, setSaid } from './sync-store.ts'

/** What was said is said again for so long: the answer may have been lost. */
const sayAgain = 2 * 60_000

export interface Answer {
  version: number
  now: Date
  licence_ends: Date | null
  elsewhere: { day: string; minutes: string }[]
  answers: { request: string; answer: 'yes' | 'no' }[]
  messages: { id: string; kind: 'test' | 'text'; site?: string; text?: string; at: string }[]
  dropped: Dropped[]
}

export async function readAnswer(
  db: Knex,
  machine: Machine,
  now: Date,
  dropped: Dropped[],
): Promise<Answer & { hasNews: boolean }> {
  const { version, ended, answers, messages } = await findToSay(db, machine, new Date(now.getTime() - sayAgain))
  if (ended) fail('removed')
  const hasNews = answers.some(({ untold }) => untold) || messages.some(({ unsent }) => unsent)
  if (hasNews) await setSaid(db, machine, now)
  return {
    version,
    now,
    licence_ends: (await termsOf(db, machine, now)).licence_ends,
    elsewhere: await usedElsewhere(db, machine, now),
    answers: answers.map(({ request, answer }) => ({ request, answer })),
    messages: messages.map(({ id, kind, site, text, at }) => ({
      id,
      kind,
      ...(site !== null && { site }),
      ...(text !== null && { text }),
      at,
    })),
    dropped,
    hasNews,
  }
}
