import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readHeld, readMachines } from '../../src/protection/index.ts'
import type { TestApp } from '../helpers/app.ts'
import { pairMachine } from '../helpers/machine.ts'
import { applied, passed, withMachine } from '../helpers/paired.ts'
import { until } from '../helpers/until.ts'

async function counted({ services }: TestApp) {
  const samples = await readMachines({ ...services, now: services.clock.now() })
  return Object.fromEntries(samples.map(({ labels, value }) => [labels, value]))
}

test('paired machines are counted by the state that their journals were told last', () =>
  withMachine(async (family, { sync, call, device }) => {
    const { app, child } = family
    assert.equal(await counted(app), { 'state="waiting"': 1, 'state="silent"': 0 })
    const { version } = (await call('GET', '/policy')).json.data
    await sync({ applied: applied(version), checks: passed(family) })
    const other = await pairMachine(app, child)
    assert.equal(await counted(app), { 'state="green"': 1, 'state="waiting"': 1, 'state="silent"': 0 })
    await app.db('device_states').where({ nguoi_dung_id: device }).update({ told: 'silent' })
    assert.equal(await counted(app), { 'state="waiting"': 1, 'state="silent"': 1 })
    await other.call('POST', '/removed')
    assert.equal(await counted(app), { 'state="silent"': 1 })
  }))

test('a call that is held is counted until it is answered', () =>
  withMachine(async ({ app, child, call: asParent }, { sync, call }) => {
    const held = () => readHeld(app.services)[0]!.value
    const { version } = (await call('GET', '/policy')).json.data
    const waiting = sync({ applied: applied(version), wait: 30 })
    await until(() => held() === 1)
    await asParent('POST', `/tre-em/${child}/grants`, { id: crypto.randomUUID(), kind: 'lock' })
    await waiting
    assert.is(held(), 0)
  }))

test('a call that is held is counted no more, and logged as 499, as soon as its client is gone', () =>
  withMachine(async ({ app }, { call, token }) => {
    const held = () => readHeld(app.services)[0]!.value
    const { version } = (await call('GET', '/policy')).json.data
    const client = new AbortController()
    const waiting = fetch(`${app.url}/api/device/sync`, {
      method: 'POST',
      headers: {
        Authorization: `Device ${token}`,
        'An-Nhi-Client': 'browser/1.0.0',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ seq: 1, applied: applied(version), wait: 55 }),
      signal: client.signal,
    }).catch(() => undefined)
    await until(() => held() === 1)
    const began = performance.now()
    client.abort()
    await waiting
    await until(() => held() === 0)
    assert.ok(performance.now() - began < 2_000, 'at once')
    const line = () => app.logged.findLast(each => each.includes('/api/device/sync'))
    await until(() => line() !== undefined)
    assert.is(JSON.parse(line()!).status, 499)
  }))

test.run()
