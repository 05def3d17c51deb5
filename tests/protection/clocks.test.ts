import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { later, withMachine } from '../helpers/paired.ts'

test('a machine whose clock is set to and fro with each sync says so in the journal four times an hour', () =>
  withMachine(async (family, { sync }) => {
    const wall = (day: number) => `2026-11-2${day}T12:00:00+07:00`
    for (let at = 0; at < 12; at++) {
      assert.is((await sync({ clock: { wall: wall(at % 2), monotonic: 1_000 + at } })).status, 200)
      later(family, 1)
    }
    const told = () => family.app.db('protection_events').where({ kind: 'clock_changed' })
    assert.is((await told()).length, 4)
    later(family, 60)
    await sync({ clock: { wall: wall(0), monotonic: 2_000 } })
    assert.is((await told()).length, 5)
  }))

test.run()
