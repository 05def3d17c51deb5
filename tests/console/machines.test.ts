import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoints } from '../../src/modules.ts'
import { applied, later, passed, withMachine } from '../helpers/paired.ts'
import type { Family } from '../helpers/protection.ts'
import { mapOf } from '../helpers/protection.ts'

type Row = { nguoi_dung_id: number; state: string; client: string | null; last_seen: string | null }

const asAdmin = async ({ app }: Family, path: string) => (await app.get(`/api${path}`, { as: 'admin' })).json.data

/** Each answer in which the console finds a device. */
async function answersAbout(family: Family, device: number): Promise<Row[]> {
  const { parent, child } = family
  const lists: Row[] = [
    ...(await asAdmin(family, '/thiet-bi')),
    ...(await asAdmin(family, `/tre-em/${child}/thiet-bi`)),
    ...(await asAdmin(family, `/drill-down?ma_phu_huynh=${parent}&ma_tre_em=${child}`)),
    ...(await asAdmin(family, `/phu-huynh/${parent}/tong-quan`)).treEmList[0].thietBiList,
    await asAdmin(family, `/thiet-bi/${device}`),
  ]
  return lists.filter(({ nguoi_dung_id }) => nguoi_dung_id === device)
}

async function statesOf(family: Family, device: number): Promise<string> {
  const rows = await answersAbout(family, device)
  assert.is(rows.length, 5)
  const states = new Set(rows.map(({ state }) => state))
  assert.is(states.size, 1, [...states].join())
  return rows[0]!.state
}

test('the console shows how a machine stands, what runs there and when it was last heard from', () =>
  withMachine(async (family, { sync, call, device }) => {
    assert.is(await statesOf(family, device), 'waiting')
    const { version } = (await call('GET', '/policy')).json.data
    await sync({ applied: applied(version), checks: passed(family) })
    const seen = await family.app.db('device_states').where({ nguoi_dung_id: device }).first()
    assert.is(await statesOf(family, device), 'green')
    for (const { client, client_version, last_seen } of (await answersAbout(family, device)) as (Row & {
      client_version: string
    })[])
      assert.equal([client, client_version, last_seen], ['browser', '1.0.0', seen.last_seen.toISOString()])
    await family.call('PUT', `/tre-em/${family.child}/policy`, { rules: [{ kind: 'safe_search', on: true }] })
    assert.is(await statesOf(family, device), 'waiting')
    later(family, 6)
    assert.is(await statesOf(family, device), 'silent')
    await call('POST', '/removed', {})
    assert.is(await statesOf(family, device), 'removed')
  }))

test('a code that an admin wrote down, and a machine without a package, are not protected', () =>
  withMachine(async (family, { sync, call, device }) => {
    const never = await answersAbout(family, family.device)
    for (const { state, client, last_seen } of never) assert.equal([state, client, last_seen], ['none', null, null])
    const { version } = (await call('GET', '/policy')).json.data
    await sync({ applied: applied(version), checks: passed(family) })
    await family.app.db('goi_dich_vu').update({ trang_thai: 'HET_HAN' })
    assert.is(await statesOf(family, device), 'none')
    assert.is((await answersAbout(family, device))[0]!.client, 'browser')
  }))

test('the CSV of devices has the state, the client and when it was last heard from', () =>
  withMachine(async ({ app }) => {
    const [head, ...rows] = (await app.get('/api/thiet-bi.csv', { as: 'admin' })).text.split('\r\n')
    assert.match(head!, /,state,client,client_version,last_seen$/)
    assert.match(rows.join('\n'), /,waiting,browser,1\.0\.0,/)
  }))

/** What a child did, asked for and is allowed, in words that nothing else contains. */
const marks = { site: 'dau-vet-rieng.example', asked: 'dau-vet-xin.example', ruled: 'dau-vet-luat.example' }

test('no answer that an admin gets, and no export, holds anything of what a child did, asked for or may do', () =>
  withMachine(async (family, { sync, call, device }) => {
    const { app, parent, child } = family
    const minutes = mapOf(421, 422, 700)
    const items = [{ kind: 'site', name: marks.site, seconds: 61 }]
    await family.call('PUT', `/tre-em/${child}/consents`, { time: true, history: true })
    await app.db('consents').update({ child_at: app.services.clock.now() })
    await family.call('PUT', `/tre-em/${child}/policy`, { rules: [{ kind: 'site', name: marks.ruled, block: true }] })
    const { version } = (await call('GET', '/policy')).json.data
    await sync({
      applied: applied(version),
      checks: [
        ...passed(family),
        { name: 'rules', ok: false, at: app.services.clock.now().toISOString(), detail: marks.site },
      ],
      days: [{ day: '2026-11-23', minutes, items }],
      history: [{ hour: '2026-11-23T11:00:00+07:00', items: [{ minute: 3, ...items[0], seconds: 60 }] }],
    })
    await call('POST', '/requests', { id: '7b0f6ad6-63b5-4d3f-8d5e-0d5b2f6f7a11', kind: 'site', name: marks.asked })
    await call('POST', '/removed', {})
    const kept = JSON.stringify([
      await app.db('usage_days'),
      await app.db('history_hours'),
      await app.db('requests'),
      await app.db('policies'),
      await app.db('device_states'),
    ])
    for (const mark of Object.values(marks)) assert.ok(kept.includes(mark), `${mark} was kept`)

    const ids: Record<string, number> = { 'phu-huynh': parent, 'tre-em': child, 'thiet-bi': device, device }
    let read = 0
    for (const { method, path } of endpoints) {
      if (method !== 'GET' || path.startsWith('/device/')) continue
      const asked = path.replace(/\/([\w-]+)\/:id/, (_, kind) => `/${kind}/${ids[kind] ?? 1}`).replace(/:\w+/g, 'x')
      for (const query of [
        '',
        `?ma_phu_huynh=${parent}`,
        `?ma_phu_huynh=${parent}&ma_tre_em=${child}`,
        `?gia_dinh=${parent}`,
        '?q=B%C3%A9',
        '?loai=tre_em&q=B%C3%A9',
      ]) {
        const { status, text } = await app.get(`/api${asked}${query}`, { as: 'admin' })
        if (status === 200) read++
        for (const told of [...Object.values(marks), minutes]) assert.not(text.includes(told), `${asked}${query}`)
      }
    }
    assert.ok(read > 50, `${read} answers were read`)
  }))

test.run()
