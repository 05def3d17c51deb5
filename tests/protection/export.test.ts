import { randomUUID } from 'node:crypto'
import JSZip from 'jszip'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { confirmPhone, mapOf } from '../helpers/protection.ts'
import { site, today, type Uploads, visit, withUploads } from '../helpers/uploads.ts'

/** Something of each kind is kept; what a child did begins like a formula. */
async function fill({ call, child, days, hours }: Uploads) {
  await call('PUT', `/tre-em/${child}/policy`, { rules: [{ kind: 'site', name: 'game.vn', block: true }] })
  await call('POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind: 'minutes', minutes: 30 })
  await days([
    { day: today, minutes: mapOf(0, 5), items: [site('a.vn', 60), { kind: 'app', name: '=cmd', seconds: 5 }] },
  ])
  await hours([{ hour: '2026-11-23T11:00:00+07:00', items: [visit(30, 'a.vn')] }])
}

test('P15: the export holds all that is kept of the family, as JSON', () =>
  withUploads(async family => {
    await fill(family)
    const { call, child, device } = family
    assert.is((await call('GET', '/protection/export')).json.error, 'confirm_needed')
    await confirmPhone(family.app)
    const { data } = (await call('GET', '/protection/export?format=json')).json
    assert.equal(data.children, [{ ma_tre_em: child, ten: 'Bé An' }])
    const day = { ma_tre_em: child, nguoi_dung_id: device, day: today, used: 2, minutes: mapOf(0, 5) }
    assert.equal(data.usage, [{ ...day, items: [site('a.vn', 60), { kind: 'app', name: '=cmd', seconds: 5 }] }])
    const hour = { ma_tre_em: child, nguoi_dung_id: device, hour: '2026-11-23T04:00:00.000Z' }
    assert.equal(data.history, [{ ...hour, items: [visit(30, 'a.vn')] }])
    assert.equal([data.consents.length, data.grants.length, data.grants[0].kind], [2, 1, 'minutes'])
    assert.equal(data.policies.at(-1).rules, [{ kind: 'site', name: 'game.vn', block: true }])
    assert.ok(data.events.some(({ kind }: { kind: string }) => kind === 'given'))
  }))

test('as a zip it has a CSV of each kind, in which nothing is run as a formula', () =>
  withUploads(async family => {
    await fill(family)
    await confirmPhone(family.app)
    const { app } = family
    const headers = { Authorization: `Bearer ${await app.token('mother')}` }
    const answered = await fetch(`${app.url}/api/protection/export?format=csv`, { headers })
    assert.is(answered.headers.get('content-type'), 'application/zip')
    assert.is(answered.headers.get('content-disposition'), 'attachment; filename="an-nhi-2026-11-23.zip"')
    const zip = await JSZip.loadAsync(await answered.arrayBuffer())
    const names = ['children', 'consents', 'events', 'grants', 'history', 'machines', 'policies', 'requests', 'usage']
    assert.equal(Object.keys(zip.files).sort(), [...names, 'usage-items'].map(name => `${name}.csv`).sort())
    const lines = (await zip.file('usage-items.csv')!.async('string')).replace('\ufeff', '').split('\r\n')
    const { child, device } = family
    assert.equal(lines, [
      'ma_tre_em,nguoi_dung_id,day,kind,name,seconds',
      `${child},${device},2026-11-23,site,a.vn,60`,
      `${child},${device},2026-11-23,app,'=cmd,5`,
      '',
    ])
  }))

test('P16: another family, an admin and a withdrawn consent see nothing, and ten exports an hour are enough', () =>
  withUploads(async family => {
    await fill(family)
    await confirmPhone(family.app)
    const { app, call, child } = family
    assert.is((await call('GET', '/protection/export', undefined, 'admin')).status, 403)
    assert.is((await call('GET', '/protection/export', undefined, 'stranger')).json.error, 'confirm_needed')
    await call('PUT', `/tre-em/${child}/consents`, { time: false, history: false })
    const { data } = (await call('GET', '/protection/export')).json
    assert.equal([data.usage, data.history, data.consents.length], [[], [], 2])
    await app.db('rate_limits').update({ count: 10 })
    assert.is((await call('GET', '/protection/export')).status, 429)
    assert.is((await call('GET', '/protection/export?format=xml')).status, 400)
  }))

test.run()
