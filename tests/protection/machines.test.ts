import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readPolicy } from '../../src/clients/browser/protocol/policy.ts'
import type { Machine } from '../../src/kernel/access.ts'
import { answerWith, readAnswer, toSayNow } from '../../src/protection/machines/answer.ts'
import { termsOf } from '../../src/protection/machines/licence.ts'
import { applied, later, passed, shown, withMachine } from '../helpers/paired.ts'
import { confirmPhone } from '../helpers/protection.ts'

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

test('P14: a licence that ends is told, enforced for a week more, and then no more; a new one is told too', () =>
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

test('nothing is tested on a machine that was never paired, or was removed', () =>
  withMachine(async (family, { call, device }) => {
    const test = async (id: number) => (await family.call('POST', `/device/${id}/test`)).json.error
    assert.is(await test(family.device), 'machine_not_paired')
    assert.is(await test(device), undefined)
    await call('POST', '/removed')
    assert.is(await test(device), 'machine_not_paired')
  }))

test('a test that is sent while an answer is written is not taken for one that was said', () =>
  withMachine(async (family, { device }) => {
    const { db, clock } = family.app.services
    const send = () => family.app.post(`/api/device/${device}/test`, {}, { as: 'mother' })
    const token = await db('device_tokens').where({ nguoi_dung_id: device }).first()
    const machine: Machine = { ...token, ma_tre_em: family.child }
    await send()
    const toSay = await toSayNow(db, machine, clock.now())
    const late = (await send()).json.data.id
    const first = await answerWith(db, machine, clock.now(), {
      terms: await termsOf(db, machine, clock.now()),
      toSay,
      dropped: [],
    })
    assert.is(first.messages.length, 1)
    const next = await readAnswer(family.app.services, machine, clock.now(), [])
    assert.ok(next.hasNews)
    assert.ok(next.messages.some(({ id }) => id === late))
  }))

test('the child’s yes to its history comes from the machine', () =>
  withMachine(async (family, { call }) => {
    await family.call('PUT', `/tre-em/${family.child}/consents`, { history: true })
    const said = await call('POST', '/consent', { purpose: 'history', version: 1 })
    assert.ok(said.json.data.history.child_at)
    assert.is((await call('POST', '/consent', { purpose: 'time', version: 1 })).status, 400)
  }))

test('a machine is told whether a child has to agree to its history: from seven years on, and without a birthday', () =>
  withMachine(async (family, { call }) => {
    await family.call('PUT', `/tre-em/${family.child}/consents`, { history: true })
    for (const [ngay_sinh, needed] of [
      ['2019-11-24', false],
      ['2019-11-23', true],
      [null, true],
    ] as const) {
      await family.app.db('tre_em').where({ ma_tre_em: family.child }).update({ ngay_sinh })
      const policy = (await call('GET', '/policy')).json.data
      assert.equal([policy.consents.time.child_needed, policy.consents.history.child_needed], [false, needed])
      assert.is(readPolicy(policy)!.consents.childToAsk, needed, String(ngay_sinh))
    }
  }))

test('a machine that is unpaired loses its token; its package stays', () =>
  withMachine(async (family, { call, device }) => {
    const unpair = () => family.app.ask('DELETE', `/api/device/${device}`, { as: 'mother' })
    const refused = await unpair()
    assert.equal([refused.status, refused.json.error], [409, 'confirm_needed'])
    assert.is((await call('GET', '/policy')).status, 200)
    await confirmPhone(family.app)
    const released = await unpair()
    assert.equal([released.status, released.json.data.goi_hien_tai !== null], [200, true])
    const told = await call('GET', '/policy')
    assert.equal([told.status, told.json.error], [410, 'removed'])
    assert.is((await shown(family)).state, 'none')
  }))

test('an old client is told to update', () =>
  withMachine(async (_, { call }) => {
    const old = await call('GET', '/policy', undefined, { 'An-Nhi-Client': 'browser/0.9.9' })
    assert.equal([old.status, old.json.error], [426, 'client_too_old'])
  }))

test.run()
