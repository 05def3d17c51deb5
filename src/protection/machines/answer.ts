import type { Knex } from 'knex'
import type { Machine } from '../../kernel/access.ts'
import { fail } from '../../kernel/failure.ts'
import type { Services } from '../../kernel/given.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { mapOfBits, writeMap } from '../../shared/rules/day-map.ts'
import { type Dropped, findMinutesElsewhere } from '../use/index.ts'
import { followTerms } from './follow-terms.ts'
import { nameOfTerms, type Terms, termsOf } from './licence.ts'
import { findToSay, setSaid, type ToSay } from './sync-store.ts'

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

export interface AnswerWithNews extends Answer {
  hasNews: boolean
}

interface Known {
  terms: Terms
  toSay: ToSay
  dropped: Dropped[]
}

/** Of a machine that is held: something may have been told about its family, also that its package is another one. */
export async function readAnswer(
  services: Pick<Services, 'db' | 'news'>,
  machine: Machine,
  now: Date,
  dropped: Dropped[],
): Promise<AnswerWithNews> {
  const { db } = services
  const read = async () => ({
    toSay: await toSayNow(db, machine, now),
    terms: await termsOf(db, machine, now),
    dropped,
  })
  const known = await read()
  if (known.toSay.ended || known.toSay.licence === nameOfTerms(known.terms)) return answerWith(db, machine, now, known)
  await followTerms(services, machine, now)
  return answerWith(db, machine, now, await read())
}

export async function answerWith(
  db: Knex,
  machine: Machine,
  now: Date,
  { terms, toSay, dropped }: Known,
): Promise<AnswerWithNews> {
  const { ma_tre_em, version, ended, answers, messages } = toSay
  if (ended) fail('removed')
  const isNew = hasNews(toSay)
  if (isNew) await setSaid(db, machine, { answers, messages }, now)
  return {
    version,
    now,
    licence_ends: terms.licence_ends,
    elsewhere: toSay.elsewhere ? await usedElsewhere(db, { ...machine, ma_tre_em }, now) : [],
    answers: answers.map(({ request, answer }) => ({ request, answer })),
    messages: messages.map(({ id, kind, site, text, at }) => ({
      id,
      kind,
      ...(site !== null && { site }),
      ...(text !== null && { text }),
      at,
    })),
    dropped,
    hasNews: isNew,
  }
}

/** The machine counts these minutes beside its own. */
export async function usedElsewhere(db: Knex, machine: Machine, now: Date) {
  const day = dateInVietnam(now)
  const minutes = await findMinutesElsewhere(db, machine, day)
  return minutes === null ? [] : [{ day, minutes: writeMap(mapOfBits(minutes)) }]
}

/** Whether there is something that the machine was never told. */
export function hasNews({ answers, messages }: ToSay): boolean {
  return answers.some(({ untold }) => untold) || messages.some(({ unsent }) => unsent)
}

export async function toSayNow(db: Knex, machine: Machine, now: Date): Promise<ToSay> {
  return (await toSayTo(db, [machine], now))[0]!
}

/** In the order of the machines. */
export async function toSayTo(db: Knex, machines: Machine[], now: Date): Promise<ToSay[]> {
  return findToSay(db, machines, dateInVietnam(now), new Date(now.getTime() - sayAgain))
}
