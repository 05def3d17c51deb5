import { lockChild } from '../../family/index.ts'
import type { Machine } from '../../kernel/access.ts'
import type { MachineWriter } from '../../kernel/endpoint.ts'
import { fail, failWithRetry } from '../../kernel/failure.ts'
import type { Reply } from '../../kernel/reply.ts'
import type { Values } from '../../shared/fields.ts'
import type { sync } from '../../shared/machine-fields.ts'
import { aboutFamily } from '../news.ts'
import { raiseVersion } from '../policy.ts'
import { presentVersion } from '../present.ts'
import { takeDays, takeHistory } from '../use/index.ts'
import { type Answer, readAnswer } from './answer.ts'
import { holdAnswer } from './held.ts'
import { keepState } from './keep-state.ts'
import { nameOfTerms, termsOf } from './licence.ts'
import { countSync } from './sync-store.ts'

const perMinute = 6

/** Heartbeat, upload and news in one call. It is held until there is news, without a connection to the database. */
export async function syncMachine(given: MachineWriter, body: Values<typeof sync>): Promise<Reply<Answer>> {
  const { tx, now, clock } = given
  const machine = given.machine!
  const applied = body.applied?.version ?? 0
  const state = (await countSync(tx, machine, now)) ?? fail('removed')
  if (state.syncs > perMinute) failWithRetry('too_many_tries', 60)
  const from = { ...machine, seq: body.seq }
  const dropped = [
    ...(body.days ? await takeDays(tx, from, body.days, now) : []),
    ...(body.history ? await takeHistory(tx, from, body.history, now) : []),
  ]
  const terms = await termsOf(tx, machine, now)
  const wanted = await presentVersion(tx, machine)
  dropped.push(...(await keepState(given, state, { body, terms, wanted })))
  const isToldAnew = state.ma_tre_em !== machine.ma_tre_em || !['', nameOfTerms(terms)].includes(state.licence)
  if (isToldAnew)
    given.afterCommit(async db => {
      await db.transaction(again => tellAnew({ ...given, tx: again }, machine, applied))
      return undefined
    })
  return holdAnswer(given, {
    about: aboutFamily(machine.ma_phu_huynh),
    seconds: body.wait ?? 0,
    only: `machine ${machine.nguoi_dung_id}`,
    read: db => readAnswer(db, machine, clock.now(), dropped),
    isNews: ({ version, hasNews }) => hasNews || version !== applied,
    asData: ({ hasNews: _, ...answer }) => answer,
  })
}

/** Its package has changed, or it went to another child, so it is told other rules; a version never falls. */
async function tellAnew(given: MachineWriter, machine: Machine, applied: number): Promise<void> {
  const child = await lockChild(given.tx, machine.ma_tre_em)
  if (child) await raiseVersion(given, child, { above: applied })
}
