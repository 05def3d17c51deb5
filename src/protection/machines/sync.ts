import type { Knex } from 'knex'
import { parentOfChild } from '../../family/index.ts'
import { fail, failWithRetry } from '../../kernel/failure.ts'
import type { MachineCaller, MachineWriter } from '../../kernel/given.ts'
import { aboutFamily } from '../../kernel/news.ts'
import type { Reply } from '../../kernel/reply.ts'
import type { Values } from '../../shared/fields.ts'
import type { sync } from '../../shared/machine-fields.ts'
import { type Dropped, takeDays, takeHistory } from '../use/index.ts'
import { type Answer, type AnswerWithNews, answerWith, readAnswer, toSayNow } from './answer.ts'
import { beat } from './beat.ts'
import { syncsPerMinute } from './beats-store.ts'
import { followTerms } from './follow-terms.ts'
import { holdAnswer } from './held.ts'
import { keepState } from './keep-state.ts'
import { termsOf } from './licence.ts'
import { overtake } from './moving.ts'
import { childServed, runsAhead } from './state-after.ts'
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
    first: async () => {
      const answered = await beat(given, body, dropped)
      if (answered) return answered
      await followTerms(given, machine, given.now)
      const kept = await given.write(writing => keepAndAnswer({ ...given, ...writing }, body, dropped))
      if (!runsAhead(body.applied?.version, kept.version)) return kept
      await overtake(given, machine, given.now, body.applied!.version)
      return readAnswer(given, machine, given.now, dropped)
    },
    ...answering(given, body.applied?.version ?? 0, dropped),
  })
}

/** Apart, so that a sync that is held keeps nothing else of its request. */
function answering({ machine, clock, news }: MachineCaller, applied: number, dropped: Dropped[]) {
  return {
    read: (db: Knex) => readAnswer({ db, news }, machine!, clock.now(), dropped),
    // how other machines are: nothing is said to this one about them
    concerns: (what: string) => what !== 'machine',
    isNews: ({ version, hasNews }: AnswerWithNews) => hasNews || version !== applied,
    asData: ({ hasNews: _, ...answer }: AnswerWithNews): Answer => ({ ...answer, now: clock.now() }),
  }
}

async function keepAndAnswer(given: MachineWriter, body: Body, dropped: Dropped[]) {
  const { tx, now } = given
  const machine = given.machine!
  const state = (await countSync(tx, machine, now)) ?? fail('removed')
  if (state.syncs > syncsPerMinute) failWithRetry('too_many_tries', secondsLeft(state, now))
  const [terms, toSay] = [await termsOf(tx, machine, now), await toSayNow(tx, machine, now)]
  dropped.push(...(await keepUploads(given, body, childServed(state, machine, body.applied?.version, toSay.version))))
  if (!isOvertaken(state, now)) dropped.push(...(await keepState(given, state, { body, terms, wanted: toSay.version })))
  return answerWith(tx, machine, now, { terms, toSay, dropped })
}

/** Of a child that the family has no more, nothing is kept. Returns what could not be. */
async function keepUploads({ tx, now, machine }: MachineWriter, body: Body, ma_tre_em: number): Promise<Dropped[]> {
  const { days, history, seq } = body
  const isOfFamily = ma_tre_em === machine!.ma_tre_em || (await parentOfChild(tx, ma_tre_em)) === machine!.ma_phu_huynh
  if (!isOfFamily) {
    const sent = (['days', 'history'] as const).filter(what => body[what])
    return sent.map(what => ({ what, why: 'out_of_range' }))
  }
  const from = { ...machine!, ma_tre_em, seq }
  return [
    ...(days ? await takeDays(tx, from, days, now) : []),
    ...(history ? await takeHistory(tx, from, history, now) : []),
  ]
}

/** A later sync of the machine was kept while this one was on its way. What is further ahead is another clock. */
function isOvertaken({ last_seen }: DeviceState, now: Date): boolean {
  const ahead = (last_seen?.getTime() ?? 0) - now.getTime()
  return ahead > 0 && ahead < onItsWay
}

/** What is left of the minute in which its syncs are counted. */
function secondsLeft({ syncs_since }: DeviceState, now: Date): number {
  return 60 - (now.getTime() - syncs_since!.getTime()) / 1_000
}
