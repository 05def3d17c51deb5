import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { saveBeats } from '../../src/protection/machines/beats-store.ts'
import { type DeviceState, findStates } from '../../src/protection/machines/states-store.ts'
import { later, passed, withMachine } from '../helpers/paired.ts'
import { mapOf } from '../helpers/protection.ts'

test('a sync that was overtaken by a later one of its machine does not undo what that one said', () =>
  withMachine(async (family, { sync, device }) => {
    const { db } = family.app
    const names = async () => (await findStates(db, [key]))[0]!.checks.map(({ name }) => name)
    const key = { ma_phu_huynh: family.parent, nguoi_dung_id: device }
    await sync({ checks: passed(family, ['early']) })
    const [early] = (await findStates(db, [key])) as [DeviceState]
    later(family, 1)
    await sync({ checks: passed(family, ['late']) })
    assert.equal([await saveBeats(db, [early]), await names()], [[false], ['late']])

    const ahead = (ms: number) => new Date(family.app.services.clock.now().getTime() + ms)
    await db('device_states')
      .where(key)
      .update({ last_seen: ahead(200) })
    const days = [{ day: '2026-11-23', minutes: mapOf(600), items: [] }]
    assert.is((await sync({ checks: passed(family, ['overtaken']), days })).status, 200)
    assert.equal([await names(), (await family.today()).used], [['late'], 1], 'but its minutes are kept')
    await db('device_states')
      .where(key)
      .update({ last_seen: ahead(3_600_000) })
    await sync({ checks: passed(family, ['set-back']) })
    assert.equal(await names(), ['set-back'])
  }))

test.run()
