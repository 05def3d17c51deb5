import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addDays } from '../../src/shared/dates.ts'
import { pairMachine } from '../helpers/machine.ts'
import { type Family, mapOf, withFamily } from '../helpers/protection.ts'

type Paired = Awaited<ReturnType<typeof pairMachine>>

const passed = (family: Family, names = ['rules', 'canary']) =>
  names.map(name => ({ name, ok: true, at: family.app.services.clock.now().toISOString() }))
const applied = (version: number) => ({ version, at: '2026-11-23T12:00:00+07:00' })
const shown = async (family: Family) => {
  const [machine] = ((await family.today()).devices as { nguoi_dung_id: number; state: string }[]).filter(
    ({ nguoi_dung_id }) => nguoi_dung_id !== family.device,
  )
  return machine as unknown as Record<string, unknown>
}
const later = (family: Family, minutes: number) => {
  const { clock } = family.app.services
  clock.set(new Date(clock.now().getTime() + minutes * 60_000))
}

const withMachine = (work: (family: Family, machine: Paired) => Promise<void>) =>
  withFamily(async family => {
    await family.call('PUT', `/tre-em/${family.child}/consents`, { time: true })
    await work(family, await pairMachine(family.app, family.child))
  })

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

test('a machine is green once it runs the newest rules and its checks have passed, and not for long without a sync', () =>
  withMachine(async (family, { sync, call }) => {
    assert.is((await shown(family)).state, 'waiting')
    const { version } = (await call('GET', '/policy')).json.data
    await sync({ applied: applied(version) })
    assert.is((await shown(family)).state, 'waiting')
    await sync({ applied: applied(version), checks: passed(family) })
    const { state, wanted, applied: runs, client } = await shown(family)
    assert.equal([state, wanted, runs, client], ['green', version, version, 'browser'])
    await family.call('PUT', `/tre-em/${family.child}/policy`, { rules: [{ kind: 'safe_search', on: true }] })
    assert.is((await shown(family)).state, 'waiting')
    later(family, 6)
    assert.is((await shown(family)).state, 'silent')
    await sync({ applied: applied(version + 1), checks: passed(family) })
    assert.is((await shown(family)).state, 'green')
  }))

test('a check that fails for five minutes, and rules that do not arrive for ten, are a problem', () =>
  withMachine(async (family, { sync, call }) => {
    const { version } = (await call('GET', '/policy')).json.data
    const failing = () => [{ name: 'canary', ok: false, at: family.app.services.clock.now().toISOString() }]
    await sync({ applied: applied(version), checks: failing() })
    assert.is((await shown(family)).state, 'waiting')
    later(family, 3)
    await sync({ applied: applied(version), checks: failing() })
    later(family, 2.5)
    await sync({ applied: applied(version), checks: failing() })
    assert.is((await shown(family)).state, 'problem')
    await sync({ applied: applied(version), checks: passed(family) })
    assert.is((await shown(family)).state, 'green')
    for (let minute = 0; minute <= 10; minute += 2) {
      await sync({ applied: applied(version - 1), checks: passed(family) })
      later(family, 2)
    }
    assert.is((await shown(family)).state, 'problem')
    const events = await family.app.db('protection_events').orderBy('id').pluck('kind')
    assert.equal(
      events.filter(kind => kind === 'problem' || kind === 'mended'),
      ['problem', 'mended', 'problem'],
    )
  }))

test('a sync that waits is answered as soon as the parent gives something, and a second one answers the first', () =>
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
    const refused = await sync()
    assert.equal([refused.status, Number(refused.headers.get('retry-after')) > 0], [429, true])
    later(family, 1.1)
    assert.is((await sync()).status, 200)
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

test('a licence that ends is told, enforced for a week more, and then no more; a new one is told too', () =>
  withMachine(async (family, { call, sync }) => {
    const policy = async () => (await call('GET', '/policy')).json.data
    const before = await policy()
    await sync({ applied: applied(before.version) })
    const ends = new Date(before.licence_ends).getTime()
    assert.is(new Date(before.grace_ends).getTime() - ends, 7 * 86_400_000)
    await family.app.db('goi_dich_vu').update({ ngay_ket_thuc: null, anchored_on: null, months: null })
    const told = await sync({ applied: applied(before.version) })
    assert.is(told.json.data.licence_ends, null)
    const after = await policy()
    assert.equal([after.licence_ends, after.version], [null, before.version + 1])
  }))

test('a machine that goes to another child never falls back to an older version', () =>
  withMachine(async (family, { call, sync, device }) => {
    await family.call('PUT', `/tre-em/${family.child}/policy`, { rules: [] })
    const { version } = (await call('GET', '/policy')).json.data
    await sync({ applied: applied(version) })
    const other = await family.call('POST', '/tre-em', { ten_tre: 'Bình', gioi_tinh: 'Nam' })
    await family.call('PUT', `/thiet-bi/${device}`, { ma_tre_em: other.json.data.ma_tre_em })
    await sync({ applied: applied(version) })
    const policy = (await call('GET', '/policy')).json.data
    assert.is(policy.child.name, 'Bình')
    assert.ok(policy.version > version)
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

test('a test reaches the machine as a message, and its result comes back as a check', () =>
  withMachine(async (family, { sync, device }) => {
    const sent = await family.app.post(`/api/device/${device}/test`, {}, { as: 'mother' })
    assert.is(sent.status, 202)
    const { messages } = (await sync()).json.data
    assert.equal([messages.length, messages[0].id, messages[0].kind], [1, sent.json.data.id, 'test'])
    const check = { name: 'test', ok: true, at: family.app.services.clock.now().toISOString() }
    await sync({ checks: [check] })
    assert.equal((await shown(family)).checks, [{ ...check }])
    assert.is((await family.app.post(`/api/device/${device}/test`, {}, { as: 'stranger' })).status, 404)
  }))

test('the child’s yes to its history comes from the machine', () =>
  withMachine(async (family, { call }) => {
    await family.call('PUT', `/tre-em/${family.child}/consents`, { history: true })
    const said = await call('POST', '/consent', { purpose: 'history', version: 1 })
    assert.ok(said.json.data.history.child_at)
    assert.is((await call('POST', '/consent', { purpose: 'time', version: 1 })).status, 400)
  }))

test('a machine that is unpaired loses its token; its package stays', () =>
  withMachine(async (family, { call, device }) => {
    const refused = await family.app.ask('DELETE', `/api/device/${device}`, { as: 'mother' })
    assert.equal([refused.status, refused.json.error], [409, 'confirm_needed'])
    assert.is((await call('GET', '/policy')).status, 200)
  }))

test('an old client is told to update', () =>
  withMachine(async (_, { call }) => {
    const old = await call('GET', '/policy', undefined, { 'An-Nhi-Client': 'browser/0.9.9' })
    assert.equal([old.status, old.json.error], [426, 'client_too_old'])
  }))

test('the parent’s page hears of a child at once', () =>
  withMachine(async (family, { token }) => {
    const stream = await fetch(`${family.app.url}/api/protection/stream`, {
      headers: { Authorization: `Bearer ${await family.app.token('mother')}` },
    })
    assert.is(stream.headers.get('content-type'), 'text/event-stream; charset=utf-8')
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    let heard = (await reader.read()).value!
    await family.call('POST', `/tre-em/${family.child}/grants`, { id: crypto.randomUUID(), kind: 'lock' })
    while (!heard.includes('data:')) heard += (await reader.read()).value
    assert.match(heard, `"ma_tre_em":${family.child}`)
    await reader.cancel()
    assert.is((await family.app.get('/api/protection/stream')).status, 401)
    const asMachine = { headers: { Authorization: `Device ${token}` } }
    assert.is((await family.app.get('/api/protection/stream', asMachine)).status, 401)
  }))

test.run()
