import type { Knex } from 'knex'
import { lockChild, parentOfChild } from '../../family/index.ts'
import type { Machine } from '../../kernel/access.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { MachineCaller, MachineWriter } from '../../kernel/endpoint.ts'
import { fail, failWithRetry } from '../../kernel/failure.ts'
import type { Reply } from '../../kernel/reply.ts'
import type { Values } from '../../shared/fields.ts'
import type { sync } from '../../shared/machine-fields.ts'
import { aboutFamily } from '../news.ts'
import { raiseVersion, versionOf } from '../policy.ts'
import { type Dropped, takeDays, takeHistory } from '../use/index.ts'
import { type Answer, answerWith, readAnswer, type Told, toSayNow } from './answer.ts'
import { beat } from './beat.ts'
import { syncsPerMinute } from './beats-store.ts'
import { holdAnswer } from './held.ts'
import { keepState } from './keep-state.ts'
import { nameOfTerms, termsOf } from './licence.ts'
import type { DeviceState } from './states-store.ts'
import { countSync } from './sync-store.ts'

type Body = Values<typeof sync>

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
  if (await isUploadWanted(tx, machine, state)) {
    const from = { ...machine, ma_tre_em: state.ma_tre_em, seq: body.seq }
    if (body.days) dropped.push(...(await takeDays(tx, from, body.days, now)))
    if (body.history) dropped.push(...(await takeHistory(tx, from, body.history, now)))
  } else dropped.push({ what: 'days', why: 'out_of_range' }, { what: 'history', why: 'out_of_range' })
  const [terms, toSay] = [await termsOf(tx, machine, now), await toSayNow(tx, machine, now)]
  dropped.push(...(await keepState(given, state, { body, terms, wanted: toSay.version })))
  const isToldAnew = state.ma_tre_em !== machine.ma_tre_em || !['', nameOfTerms(terms)].includes(state.licence)
  if (isToldAnew)
    given.afterCommit(async db => {
      await db.transaction(again => tellAnew({ ...given, tx: again }, state, body.applied?.version ?? 0))
      return undefined
    })
  return answerWith(tx, machine, now, { terms, toSay, dropped })
}

/** What a machine uploads at its first sync with another child is of the one before, if that one is still there. */
async function isUploadWanted(tx: Knex, { ma_phu_huynh, ma_tre_em }: Machine, before: DeviceState): Promise<boolean> {
  return before.ma_tre_em === ma_tre_em || (await parentOfChild(tx, before.ma_tre_em)) === ma_phu_huynh
}

/** Of the minute in which its syncs are counted. */
function secondsLeft({ syncs_since }: DeviceState, now: Date): number {
  return 60 - (now.getTime() - syncs_since!.getTime()) / 1_000
}

/**
 * Its package has changed, or it went to another child, so it is told other rules. A version never falls, but what a machine
 * says that it has applied counts only as far as the child of before has come.
 */
async function tellAnew(given: MachineWriter, before: DeviceState, applied: number): Promise<void> {
  const { tx } = given
  const child = await lockChild(tx, given.machine!.ma_tre_em)
  if (!child) return
  const toldBefore = await versionOf(tx, before)
  await raiseVersion(given, child, { above: Math.max(before.applied ?? 0, Math.min(applied, toldBefore)) })
}
