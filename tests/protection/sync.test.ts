import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addDays } from '../../src/shared/dates.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { applied, later, passed, shown, withMachine } from '../helpers/paired.ts'
import { mapOf } from '../helpers/protection.ts'

test('the policy has its version as ETag, and is not sent to who has it', () =>
  withMachine(async (family, { call }) => {
    const first = await call('GET', '/policy')
    const { version } = first.json.data
    assert.is(first.headers.get('etag'), `"${version}"`)
    assert.is((await call('GET', '/policy', undefined, { 'If-None-Match': `"${version}"` })).status, 304)
    await family.call('POST', `/tre-em/${family.child}/grants`, { id: crypto.randomUUID(), kind: 'lock' })
    const next = await call('GET', '/policy', undefined, { 'If-None-Match': `"${version}"` })
    assert.equal([next.status, next.json.data.version, next.json.data.grants.length], [200, version + 1, 1])
  }))

test('P4: a sync that waits is answered as soon as the parent gives something, and a second one answers the first', () =>
  withMachine(async (family, { sync, call }) => {
    const { version } = (await call('GET', '/policy')).json.data
    const began = performance.now()
    const first = sync({ applied: applied(version), wait: 30 })
    await new Promise(resolve => setTimeout(resolve, 300))
    const second = sync({ applied: applied(version), wait: 30 })
    assert.is((await first).json.data.version, version)
    await family.call('POST', `/tre-em/${family.child}/grants`, {
      id: crypto.randomUUID(),
      kind: 'minutes',
      minutes: 30,
    })
    assert.is((await second).json.data.version, version + 1)
    assert.ok(performance.now() - began < 10_000)
  }))

test('what was told to a laptop that fell asleep is told again when it is back, at once and once', () =>
  withMachine(async (family, { sync, call }) => {
    const { version } = (await call('GET', '/policy')).json.data
    const wish = crypto.randomUUID()
    await call('POST', '/requests', { id: wish, kind: 'minutes', minutes: 15 })
    const lost = sync({ applied: applied(version), wait: 30 })
    await new Promise(resolve => setTimeout(resolve, 300))
    later(family, 1)
    await family.call('POST', `/requests/${wish}/answer`, { answer: 'no' })
    assert.equal((await lost).json.data.answers, [{ request: wish, answer: 'no' }])
    later(family, 180)
    const began = performance.now()
    const back = await sync({ applied: applied(version), wait: 30 })
    assert.equal(back.json.data.answers, [{ request: wish, answer: 'no' }])
    assert.ok(performance.now() - began < 10_000, 'it is not held')
    later(family, 1)
    assert.equal((await sync({ applied: applied(version) })).json.data.answers, [])
  }))

test('a removed machine that is held is told so', () =>
  withMachine(async (family, machine) => {
    const { version } = (await machine.call('GET', '/policy')).json.data
    const held = machine.sync({ applied: applied(version), wait: 30 })
    await new Promise(resolve => setTimeout(resolve, 300))
    const removed = await family.app.post('/api/device/removed', { key: machine.removed_key })
    assert.is(removed.status, 200)
    assert.equal([(await held).status, (await held).json.error], [410, 'removed'])
    assert.is((await shown(family)).state, 'removed')
    assert.is((await family.app.post('/api/device/removed', { key: machine.removed_key })).status, 200)
    assert.is((await family.app.post('/api/device/removed', { key: 'nobody' })).status, 404)
  }))

test('a machine syncs six times a minute', () =>
  withMachine(async (family, { sync }) => {
    for (let time = 1; time <= 6; time++) assert.is((await sync()).status, 200)
    later(family, 0.75)
    const refused = await sync()
    const wait = Number(refused.headers.get('retry-after'))
    assert.equal([refused.status, wait > 0 && wait <= 15], [429, true])
    later(family, 0.35)
    assert.is((await sync()).status, 200)
  }))

test('of ten syncs at the same moment six are taken', () =>
  withMachine(async (family, { sync }) => {
    await sync()
    later(family, 2)
    const answers = await Promise.all(Array.from({ length: 10 }, () => sync()))
    assert.equal(answers.map(({ status }) => status).sort(), [...Array(6).fill(200), ...Array(4).fill(429)])
  }))

test('machines that sync at the same moment each keep and hear their own', () =>
  withMachine(async (family, first) => {
    const { app, parent, child } = family
    const sister = (await seedChildWithDevice(app.db, parent, 'TEST-0002')).child
    await family.call('POST', `/tre-em/${sister}/grants`, { id: crypto.randomUUID(), kind: 'lock' })
    const machines = [first, await pairMachine(app, child), await pairMachine(app, sister)]
    for (const { sync } of machines) await sync()
    const at = app.services.clock.now().toISOString()
    const answers = await Promise.all(
      machines.map(({ sync }, place) => sync({ checks: [{ name: `check-${place}`, ok: true, at }] })),
    )
    const { children } = (await family.call('GET', '/protection')).json.data as {
      children: { devices: { nguoi_dung_id: number; wanted: number; checks: { name: string }[] }[] }[]
    }
    const devices = children.flatMap(({ devices }) => devices)
    for (const [place, { device }] of machines.entries()) {
      const { wanted, checks } = devices.find(({ nguoi_dung_id }) => nguoi_dung_id === device)!
      assert.equal([checks.map(({ name }) => name), answers[place]!.json.data.version], [[`check-${place}`], wanted])
    }
  }))

test('what the database cannot store of a check is left out, and the machines beside it lose nothing', () =>
  withMachine(async (family, first) => {
    const second = await pairMachine(family.app, family.child)
    for (const { sync } of [first, second]) await sync()
    const at = family.app.services.clock.now().toISOString()
    // cut off after 200 signs, in the middle of one
    for (const detail of ['a\0b', '\ud800', `${'a'.repeat(199)}😀`]) {
      const answers = await Promise.all([
        first.sync({ checks: [{ name: 'kinds', ok: true, at, detail }] }),
        second.sync({ checks: [{ name: 'kinds', ok: true, at, detail: 'sound' }] }),
      ])
      assert.equal(
        answers.map(({ status }) => status),
        [200, 200],
        JSON.stringify(detail),
      )
    }
  }))

test('a machine syncs on where the clock of the service was set back', () =>
  withMachine(async (family, { sync }) => {
    for (let time = 1; time <= 6; time++) await sync()
    later(family, -60)
    assert.is((await sync()).status, 200)
  }))

test('a sync that is counted after a later one is of the same minute', () =>
  withMachine(async (family, { sync }) => {
    for (let time = 1; time <= 6; time++) await sync()
    later(family, -1 / 60)
    assert.is((await sync()).status, 429)
  }))

test('minutes that are uploaded count for the child, and other machines hear of them', () =>
  withMachine(async (family, one) => {
    const two = await pairMachine(family.app, family.child)
    const days = (...minutes: number[]) => ({ days: [{ day: '2026-11-23', minutes: mapOf(...minutes), items: [] }] })
    await one.sync(days(600, 601))
    const { elsewhere } = (await two.sync(days(601, 602))).json.data
    assert.equal(elsewhere, [{ day: '2026-11-23', minutes: mapOf(600, 601) }])
    assert.is((await family.today()).used, 3)
    const { dropped } = (await one.sync({ days: [{ day: addDays('2026-11-23', -15), minutes: mapOf(1) }] })).json.data
    assert.equal(dropped, [{ what: 'days.0', why: 'out_of_range' }])
  }))

test('the clock of a machine that is moved is written in the journal', () =>
  withMachine(async (family, { sync }) => {
    const at = (wall: string, monotonic: number) => ({ clock: { wall, monotonic } })
    await sync(at('2026-11-23T12:00:00+07:00', 1_000))
    await sync(at('2026-11-23T12:01:00+07:00', 61_000))
    await sync(at('2026-11-22T12:01:00+07:00', 62_000))
    const moved = await family.app.db('protection_events').where({ kind: 'clock_changed' })
    assert.equal(
      moved.map(({ detail }) => detail),
      [{ minutes: -1_440 }],
    )
  }))

test('the parent’s page hears of a child at once, also when a machine takes the rules and when it was tested', () =>
  withMachine(async (family, { token, sync, call }) => {
    const stream = await fetch(`${family.app.url}/api/protection/stream`, {
      headers: { Authorization: `Bearer ${await family.app.token('mother')}` },
    })
    assert.is(stream.headers.get('content-type'), 'text/event-stream; charset=utf-8')
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    let heard = (await reader.read()).value!
    await family.call('POST', `/tre-em/${family.child}/grants`, { id: crypto.randomUUID(), kind: 'lock' })
    while (!heard.includes('data:')) heard += (await reader.read()).value
    assert.match(heard, `"ma_tre_em":${family.child}`)
    const { version } = (await call('GET', '/policy')).json.data
    const told = async () => {
      while (!heard.includes('"what":"machine"')) heard += (await reader.read()).value
      heard = ''
    }
    await sync({ applied: applied(version), checks: passed(family) })
    await told()
    later(family, 1)
    await sync({ applied: applied(version), checks: passed(family).map(each => ({ ...each, ok: false })) })
    await told()
    later(family, 1)
    await sync({ applied: applied(version), checks: passed(family, ['rules', 'canary', 'test']) })
    await told()
    await reader.cancel()
    assert.is((await family.app.get('/api/protection/stream')).status, 401)
    const asMachine = { headers: { Authorization: `Device ${token}` } }
    assert.is((await family.app.get('/api/protection/stream', asMachine)).status, 401)
  }))

test.run()
