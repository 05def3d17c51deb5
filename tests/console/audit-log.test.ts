import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'

interface Entry {
  hanh_dong: string
  doi_tuong: number | null
}

/** The admin changes a role twice; the log has two more entries, beside the admin's own logins. */
async function withEntries(
  work: (app: TestApp, ask: (query: string) => Promise<Entry[]>, mother: number) => Promise<void>,
) {
  await withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    for (const role of ['admin', 'user'])
      await app.ask('PUT', `/api/phu-huynh/${mother}/role`, { as: 'admin', body: { role } })
    await work(app, async query => (await app.get(`/api/nhat-ky?${query}`, { as: 'admin' })).json.data, mother)
  })
}

test('the audit log says who did what to whom, before and after, newest first', () =>
  withEntries(async (app, ask, mother) => {
    const [last] = (await ask('hanh_dong=made_user')) as unknown as Record<string, unknown>[]
    assert.is(last!.nguoi, await idOf(app.db, 'admin'))
    assert.is(last!.ten_nguoi, 'Quản Trị')
    assert.equal([last!.loai, last!.doi_tuong], ['phu_huynh', mother])
    assert.equal(last!.chi_tiet, { before: { role: 'admin' }, after: { role: 'user' } })
    const actions = (await ask('')).map(({ hanh_dong }) => hanh_dong)
    assert.ok(actions.indexOf('made_user') < actions.indexOf('made_admin'))
  }))

test('each filter of the audit log narrows it', () =>
  withEntries(async (app, ask, mother) => {
    const admin = await idOf(app.db, 'admin')
    assert.is((await ask(`doi_tuong=${mother}`)).length, 2)
    assert.is((await ask(`nguoi=${admin}&hanh_dong=made_admin`)).length, 1)
    assert.is((await ask('nguoi=quan%20tri&loai=phu_huynh')).length, 2)
    assert.equal(await ask('nguoi=nobody'), [])
    assert.equal(await ask('loai=goi'), [])
  }))

test('days of the audit log begin at midnight in Vietnam and include the last one', () =>
  withEntries(async (app, ask) => {
    await app.db('audit_log').update({ at: '2026-11-20T17:00:00Z' })
    assert.ok((await ask('tu=2026-11-21&den=2026-11-21')).length >= 2)
    assert.equal(await ask('den=2026-11-20'), [])
    assert.equal(await ask('tu=2026-11-22'), [])
  }))

test('the audit log downloads as CSV, with a row for each entry that the filter keeps', () =>
  withEntries(async app => {
    const { text } = await app.get('/api/nhat-ky.csv?hanh_dong=made_admin', { as: 'admin' })
    const [head, entry, end] = text.split('\r\n')
    assert.is(head, 'luc,nguoi,ten_nguoi,hanh_dong,loai,doi_tuong,chi_tiet')
    assert.match(entry!, /^\d{4}-.*Z,\d+,Quản Trị,made_admin,phu_huynh,\d+,".*before.*"$/)
    assert.is(end, '')
  }))

test.run()
