import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bodyOfSync } from '../../../src/clients/browser/protocol/sync.ts'
import { type State, startState } from '../../../src/clients/browser/state.ts'

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

test.run()
