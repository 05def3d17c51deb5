import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { applied, later, withMachine } from '../helpers/paired.ts'
import { type Family, mapOf } from '../helpers/protection.ts'

async function moveTo({ call }: Family, device: number, ma_tre_em: number) {
  assert.is((await call('PUT', `/thiet-bi/${device}`, { ma_tre_em })).status, 200)
}

async function usedBy({ call }: Family, ...children: number[]): Promise<number[]> {
  const all = (await call('GET', '/protection')).json.data.children as { ma_tre_em: number; used: number }[]
  return children.map(child => all.find(({ ma_tre_em }) => ma_tre_em === child)!.used)
}

test('what a machine says that it has applied raises no version beyond those that it was given', () =>
  withMachine(async (family, { sync }) => {
    await sync()
    const { app, parent, device, child } = family
    const sister = (await seedChildWithDevice(app.db, parent, 'TEST-0003')).child
    const [machine] = await app.db('device_states').whereNot({ nguoi_dung_id: device }).pluck('nguoi_dung_id')
    await moveTo(family, machine, sister)
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
    await moveTo(family, device, sister)
    await sync({ days: [{ day: '2026-11-23', minutes: mapOf(600, 601), items: [] }] })
    assert.equal(await usedBy(family, child, sister), [2, 0])
  }))

test('until a machine has applied the rules of the child to whom it went, it counts for the one before', () =>
  withMachine(async (family, { sync, device }) => {
    await sync({ applied: applied(2) })
    const { app, parent, child } = family
    const sister = (await seedChildWithDevice(app.db, parent, 'TEST-0005')).child
    await family.call('PUT', `/tre-em/${sister}/consents`, { time: true })
    await moveTo(family, device, sister)
    const days = (...minutes: number[]) => [{ day: '2026-11-23', minutes: mapOf(...minutes), items: [] }]
    const { version } = (await sync({ applied: applied(2), days: days(600) })).json.data
    assert.ok(version > 2, 'above what it has applied')
    await sync({ applied: applied(2), days: days(600, 601) })
    assert.equal(await usedBy(family, child, sister), [2, 0])
    assert.is((await sync({ applied: applied(version), days: days(602) })).json.data.version, version)
    assert.equal(await usedBy(family, child, sister), [2, 1])
  }))

test('minutes of a machine that was let go, or went to a sister, still count on the other machines of the child', () =>
  withMachine(async (family, one) => {
    const { app, parent, child, call } = family
    const [two, three] = [await pairMachine(app, child), await pairMachine(app, child)]
    const used = (minute: number) => ({ days: [{ day: '2026-11-23', minutes: mapOf(minute), items: [] }] })
    await two.sync(used(600))
    await three.sync(used(601))
    await moveTo(family, three.device, (await seedChildWithDevice(app.db, parent, 'TEST-0006')).child)
    assert.is((await call('DELETE', `/thiet-bi/${two.device}`)).status, 200)
    const { elsewhere } = (await one.sync()).json.data
    assert.equal(elsewhere, [{ day: '2026-11-23', minutes: mapOf(600, 601) }])
  }))

test('a machine that runs later rules than there are, as after a restore, is given a version above', () =>
  withMachine(async (family, { sync, call }) => {
    const { version } = (await call('GET', '/policy')).json.data
    const told = (await sync({ applied: applied(version + 6) })).json.data
    assert.is(told.version, version + 7)
    const rules = [{ kind: 'site', name: 'cobac.com', block: true }]
    await family.call('PUT', `/tre-em/${family.child}/policy`, { rules })
    assert.is((await call('GET', '/policy')).json.data.version, version + 8)
    assert.is((await sync({ applied: applied(version + 8) })).json.data.version, version + 8)
  }))

test.run()
