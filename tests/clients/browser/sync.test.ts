import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { afterSync, bodyOfSync } from '../../../src/clients/browser/protocol/sync.ts'
import { type State, startState } from '../../../src/clients/browser/state.ts'
import { paired, usedToday } from '../../helpers/extension-screens.ts'

const bodyAtMost = 100_000
const visits = Array.from({ length: 200 }, (_, at) => ({
  minute: at % 60,
  kind: 'site' as const,
  name: `${at}.example.com`,
  seconds: 20.4,
}))
const hours = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2026, 10, 22, at)).toISOString())

test('two days offline are uploaded in syncs that the server takes, until nothing is left', () => {
  let state: State = {
    ...startState({ wall: Date.UTC(2026, 10, 23), mono: 0, life: '' }),
    hours: Object.fromEntries(hours.map(hour => [hour, visits])),
    unsent: hours,
  }
  const arrived: string[] = []
  for (let time = 0; time < hours.length && state.unsent.length > 0; time++) {
    const { body, sent } = bodyOfSync(state, 0)
    assert.ok(Buffer.byteLength(JSON.stringify(body)) < bodyAtMost)
    arrived.push(...sent)
    state = { ...state, unsent: state.unsent.filter(name => !sent.includes(name)) }
  }
  assert.equal(arrived.toSorted(), hours)
})

const day = { minutes: '', seconds: {} }

test('a day to which a clock ran ahead is sent once the server takes it', () => {
  const now = Date.parse('2026-11-23T19:00:00+07:00')
  const days = { '2026-11-24': day, '2026-11-26': day }
  const state = { ...startState({ wall: now, mono: 0, life: '' }), days, unsent: Object.keys(days) }
  assert.equal(bodyOfSync(state, 0).sent, ['2026-11-24'])
  const later = { ...state, clock: { ...state.clock, at: now + 2 * 86_400_000 } }
  assert.equal(bodyOfSync(later, 0).sent, ['2026-11-24', '2026-11-26'])
})

test('an hour of which no history is kept is not waited for', () => {
  const now = Date.parse('2026-11-23T19:00:00+07:00')
  const start = startState({ wall: now, mono: 0, life: '' })
  const state = { ...start, days: { '2026-11-23': day }, unsent: ['2026-11-23', hours[0]!] }
  assert.equal(afterSync(state, { version: 1, now: new Date(now).toISOString() }).unsent, ['2026-11-23'])
})

test('paired anew, a machine tells of no use before it knows whose rules it keeps', () => {
  const kept = paired({}, { ...usedToday(20), unsent: ['2026-11-23'] })
  assert.equal(bodyOfSync({ ...kept, fetched: 0 }, 0).sent, [])
  assert.equal(bodyOfSync(kept, 0).sent, ['2026-11-23'])
})

test.run()
