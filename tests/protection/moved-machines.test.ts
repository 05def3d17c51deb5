import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedChildWithDevice } from '../helpers/family.ts'
import { applied, later, withMachine } from '../helpers/paired.ts'
import { mapOf } from '../helpers/protection.ts'

test('what a machine says that it has applied raises no version beyond those that it was given', () =>
  withMachine(async (family, { sync }) => {
    await sync()
    const { app, parent, device, child } = family
    const sister = (await seedChildWithDevice(app.db, parent, 'TEST-0003')).child
    const [machine] = await app.db('device_states').whereNot({ nguoi_dung_id: device }).pluck('nguoi_dung_id')
    await app.db('thiet_bi').where({ nguoi_dung_id: machine }).update({ ma_tre_em: sister })
    later(family, 2)
    await sync({ applied: applied(2_147_483_646) })
    const { version } = (await sync()).json.data
    const given = await app.db('policies').where({ ma_tre_em: child }).max('version as version').first()
    assert.ok(version <= given!.version + 1, `${version} after ${given!.version}`)
    assert.is(
      (await family.call('POST', `/tre-em/${sister}/grants`, { id: crypto.randomUUID(), kind: 'lock' })).status,
      201,
    )
  }))

test('what a machine has counted for one child is not counted for another one to whom it goes', () =>
  withMachine(async (family, { sync, device }) => {
    await sync()
    const { app, parent, child } = family
    const sister = (await seedChildWithDevice(app.db, parent, 'TEST-0004')).child
    await family.call('PUT', `/tre-em/${sister}/consents`, { time: true })
    await app.db('thiet_bi').where({ nguoi_dung_id: device }).update({ ma_tre_em: sister })
    await sync({ days: [{ day: '2026-11-23', minutes: mapOf(600, 601), items: [] }] })
    const { children } = (await family.call('GET', '/protection')).json.data as {
      children: { ma_tre_em: number; used: number }[]
    }
    const used = (one: number) => children.find(({ ma_tre_em }) => ma_tre_em === one)!.used
    assert.equal([used(child), used(sister)], [2, 0])
  }))

test.run()
