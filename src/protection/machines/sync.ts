import type { Knex } from 'knex'
import { lockChild, parentOfChild } from '../../family/index.ts'
import type { Machine } from '../../kernel/access.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { MachineCaller, MachineWriter } from '../../kernel/endpoint.ts'
import { fail, failWithRetry } from '../../kernel/failure.ts'
import { aboutFamily } from '../../kernel/news.ts'
import type { Reply } from '../../kernel/reply.ts'
import type { Values } from '../../shared/fields.ts'
import type { sync } from '../../shared/machine-fields.ts'
import { raiseVersion } from '../policy.ts'
import { inTelling, type Telling } from '../telling.ts'
import { type Dropped, takeDays, takeHistory } from '../use/index.ts'
import { type Answer, answerWith, readAnswer, type Told, toSayNow } from './answer.ts'
import { beat } from './beat.ts'
import { syncsPerMinute } from './beats-store.ts'
import { holdAnswer } from './held.ts'
import { keepState } from './keep-state.ts'
import { nameOfTerms, termsOf } from './licence.ts'
import { childServed } from './state-after.ts'
import type { DeviceState } from './states-store.ts'
import { countSync } from './sync-store.ts'

type Body = Values<typeof sync>

/** In ms, between the arrival of a sync and its being kept. */
const onItsWay = 1_000

/** Heartbeat, upload and news in one call. It is held until there is news, without a connection to the database. */
export async function syncMachine(given: MachineCaller, body: Body): Promise<Reply<Answer>> {
  const machine = given.machine!
  const dropped: Dropped[] = []
  return holdAnswer(given, {
    about: aboutFamily(machine.ma_phu_huynh),
    seconds: body.wait ?? 0,
    only: `machine ${machine.nguoi_dung_id}`,
    first: async () =>
      (await beat(given, body, dropped)) ??
      given.write(writing => keepAndAnswer({ ...given, ...writing }, body, dropped)),
    ...telling(machine, body.applied?.version ?? 0, given.clock, dropped),
  })
}

/** Apart, so that a sync that is held keeps nothing else of its request. */
function telling(machine: Machine, applied: number, clock: Clock, dropped: Dropped[]) {
  return {
    read: (db: Knex) => readAnswer(db, machine, clock.now(), dropped),
    isNews: ({ version, hasNews }: Told) => hasNews || version !== applied,
    asData: ({ hasNews: _, ...answer }: Told): Answer => ({ ...answer, now: clock.now() }),
  }
}

async function keepAndAnswer(given: MachineWriter, body: Body, dropped: Dropped[]) {
  const { tx, now } = given
  const machine = given.machine!
  const state = (await countSync(tx, machine, now)) ?? fail('removed')
  if (state.syncs > syncsPerMinute) failWithRetry('too_many_tries', secondsLeft(state, now))
  const [terms, toSay] = [await termsOf(tx, machine, now), await toSayNow(tx, machine, now)]
  const ma_tre_em = childServed(state, machine, body.applied?.version, toSay.version)
  if (ma_tre_em === machine.ma_tre_em || (await parentOfChild(tx, ma_tre_em)) === machine.ma_phu_huynh) {
    const from = { ...machine, ma_tre_em, seq: body.seq }
    if (body.days) dropped.push(...(await takeDays(tx, from, body.days, now)))
    if (body.history) dropped.push(...(await takeHistory(tx, from, body.history, now)))
  } else {
    const sent = (['days', 'history'] as const).filter(what => body[what])
    dropped.push(...sent.map(what => ({ what, why: 'out_of_range' as const })))
  }
  if (!isOvertaken(state, now)) dropped.push(...(await keepState(given, state, { body, terms, wanted: toSay.version })))
  if (!['', nameOfTerms(terms)].includes(state.licence))
    given.afterCommit(async db => {
      await inTelling({ ...given, db }, now, again => tellAnew(again, machine))
      return undefined
    })
  return answerWith(tx, machine, now, { terms, toSay, dropped })
}

/** A later sync of the machine was kept while this one was on its way. What is further ahead is another clock. */
function isOvertaken({ last_seen }: DeviceState, now: Date): boolean {
  const ahead = (last_seen?.getTime() ?? 0) - now.getTime()
  return ahead > 0 && ahead < onItsWay
}

/** Of the minute in which its syncs are counted. */
function secondsLeft({ syncs_since }: DeviceState, now: Date): number {
  return 60 - (now.getTime() - syncs_since!.getTime()) / 1_000
}

/** Its package has changed, so it is told other rules. */
async function tellAnew(given: Telling, { ma_tre_em }: Machine): Promise<void> {
  const child = await lockChild(given.tx, ma_tre_em)
  if (child) await raiseVersion(given, child)
}
