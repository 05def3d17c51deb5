import type { Knex } from 'knex'
import type { Machine } from '../../kernel/access.ts'
import type { MachineCaller } from '../../kernel/given.ts'
import { inBatches } from '../../kernel/in-batches.ts'
import type { Values } from '../../shared/fields.ts'
import type { sync } from '../../shared/machine-fields.ts'
import type { Dropped } from '../use/index.ts'
import { answerWith, hasNews, toSayTo } from './answer.ts'
import { saveBeats } from './beats-store.ts'
import { nameOfTerms, termsOfMachines } from './licence.ts'
import { looksDifferent, runsAhead, stateAfter } from './state-after.ts'
import { findStates } from './states-store.ts'

interface Heard {
  machine: Machine
  now: Date
}

/**
 * Most syncs bring nothing new: no minutes, no other state, and nothing is to be said. Those that arrive in the same tick
 * are read and kept together, without a transaction. Null, and nothing is kept, for a sync that brings more.
 */
export async function beat({ db, machine, now }: MachineCaller, body: Values<typeof sync>, dropped: Dropped[]) {
  if (body.days || body.history) return null
  const { state, terms, toSay } = await findKnown(db, { machine: machine!, now })
  if (!state || toSay.ended || hasNews(toSay) || runsAhead(body.applied?.version, toSay.version)) return null
  const { kept, moved, dropped: unread } = stateAfter(state, machine!, { body, terms, wanted: toSay.version }, now)
  const isSame =
    !looksDifferent(state, kept) && nameOfTerms(terms) === state.licence && kept.ma_tre_em === state.ma_tre_em
  if (!isSame || moved !== 0 || state.removed_at) return null
  // what the database refuses of one machine must not fail the others of its tick: each then tries by itself
  if (!(await keepBeat(db, { ...state, ...kept }).catch(() => false))) return null
  dropped.push(...unread)
  return answerWith(db, machine!, now, { terms, toSay, dropped })
}

const findKnown = inBatches(async (db: Knex, heard: Heard[]) => {
  const machines = heard.map(({ machine }) => machine)
  const { now } = heard[0]!
  const [states, terms, toSay] = await Promise.all([
    findStates(db, machines),
    termsOfMachines(db, machines, now),
    toSayTo(db, machines, now),
  ])
  return machines.map(({ nguoi_dung_id }, place) => ({
    state: states.find(state => state.nguoi_dung_id === nguoi_dung_id),
    terms: terms[place]!,
    toSay: toSay[place]!,
  }))
})

const keepBeat = inBatches(saveBeats)
