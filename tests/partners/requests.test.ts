import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runJob } from '../../src/kernel/jobs.ts'
import { jobs } from '../../src/modules.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { opened, textOf } from '../helpers/pages.ts'

const request = { ten: 'Trường Hoa Sen', so_thiet_bi: 120, so_nam: 2, lien_he: '0236 3888 999' }
const stored = (app: TestApp) => app.db('partner_requests').orderBy('id')
const list = async (app: TestApp, query = '') => (await app.get(`/api/lien-he?${query}`, { as: 'admin' })).json
const named = async (app: TestApp, query: string) =>
  (await list(app, query)).data.map(({ ten }: { ten: string }) => ten)

async function withRequests(work: (app: TestApp) => Promise<void>): Promise<void> {
  await withApp(async app => {
    await app.post('/api/lien-he', request)
    await app.post('/api/lien-he', { ...request, ten: 'Cô Đào', so_thiet_bi: 3, lien_he: 'dao@lop.vn' })
    await work(app)
  })
}

test('a visitor leaves a request, and gets the answer in their language', () =>
  withApp(async app => {
    const { status, json } = await app.post('/api/lien-he', request, { headers: { 'Accept-Language': 'en' } })
    assert.is(status, 201)
    assert.equal(json, {
      success: true,
      message: 'We have received your request and will call or write back within 2 working days.',
      data: null,
    })
    const [{ id, ngay_tao, ...row }] = await stored(app)
    assert.equal(row, { ...request, ngay_xu_ly: null, nguoi_xu_ly: null })
  }))

test('the same request twice on a day is answered alike and stored once; the next day it is new', () =>
  withApp(async app => {
    const answers = await Promise.all([1, 2, 3].map(() => app.post('/api/lien-he', request)))
    assert.equal(
      answers.map(({ status }) => status),
      [201, 201, 201],
    )
    assert.is((await stored(app)).length, 1)
    await app.db('partner_requests').update({ ngay_tao: new Date(Date.now() - 86_400_000) })
    await app.post('/api/lien-he', request)
    assert.is((await stored(app)).length, 2)
  }))

test('of numbers that were left out it is said that they are missing, not how large they may be', () =>
  withApp(async app => {
    const { ten, lien_he } = request
    const { status, json } = await app.post('/api/lien-he', { ten, lien_he })
    assert.is(status, 400)
    assert.equal(json.fields, { so_thiet_bi: 'Vui lòng nhập số thiết bị', so_nam: 'Vui lòng nhập số năm sử dụng' })
  }))

test('every wrong field is named, and nothing is stored', () =>
  withApp(async app => {
    const wrong = {
      ten: ['', ' ', 'a'.repeat(101), 'a\u202eb'],
      so_thiet_bi: [0, -1, 1.5, 100_001, '12'],
      so_nam: [0, 11, null],
      lien_he: ['', '12', 'abc', 'a@b', '+84 <script>', '0912345678; drop', `${'a'.repeat(100)}@b.vn`],
    }
    for (const [field, values] of Object.entries(wrong))
      for (const value of values) {
        const { status, json } = await app.post('/api/lien-he', { ...request, [field]: value })
        assert.is(status, 400, `${field} ${value}`)
        assert.equal(Object.keys(json.fields), [field], `${field} ${value}`)
      }
    assert.is((await app.post('/api/lien-he', { ...request, more: 1 })).status, 400)
    for (const lien_he of ['0912345678', '+84 912 345 678', '(0236) 3888-999', 'hieu.truong@hoasen.edu.vn'])
      assert.is((await app.post('/api/lien-he', { ...request, lien_he })).status, 201, lien_he)
    assert.is((await stored(app)).length, 4)
  }))

test('a network may send ten requests an hour, then is told how long to wait', () =>
  withApp(async app => {
    const send = (so_thiet_bi: number) => app.post('/api/lien-he', { ...request, so_thiet_bi })
    for (let time = 1; time <= 10; time++) assert.is((await send(time)).status, 201)
    const refused = await send(11)
    assert.is(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.is((await stored(app)).length, 10)
  }))

test('one network, however large, cannot use up the requests that everybody may send in a day', async () => {
  const households: [string, number][] = [
    ['203.0.113.7', 30],
    ['2001:db8:1', 100],
  ]
  for (const [network, most] of households)
    await withApp(
      async app => {
        const start = Date.now()
        let sent = 0
        const send = async (address: string) => {
          const body = { ...request, ten: `Trường số ${sent++}` }
          return (await app.post('/api/lien-he', body, { headers: { 'X-Forwarded-For': address } })).status
        }
        for (let hour = 0; hour < 5; hour++) {
          app.services.clock.set(new Date(start + hour * 3_601_000))
          for (let time = 0; time < most / 3; time++)
            await send(network.includes(':') ? `${network}:${time % 4}::${time}` : network)
        }
        assert.is((await stored(app)).length, most)
        assert.is(await send('198.51.100.4'), 201)
      },
      { TRUST_PROXY: '1' },
    )
})

test('admins list requests: newest first, filtered, sorted, paged, as CSV', () =>
  withRequests(async app => {
    const { data, pagination } = await list(app)
    assert.equal(
      data.map(({ ten }: { ten: string }) => ten),
      ['Cô Đào', 'Trường Hoa Sen'],
    )
    assert.is(pagination.total, 2)
    assert.equal(await named(app, 'ten=dao'), ['Cô Đào'])
    assert.equal(await named(app, 'lien_he=3888'), ['Trường Hoa Sen'])
    assert.equal(await named(app, 'trang_thai=DA_XU_LY'), [])
    assert.equal(await named(app, 'sort=-so_thiet_bi&limit=1'), ['Trường Hoa Sen'])
    assert.equal(await named(app, 'tu=2000-01-01&den=2000-01-02'), [])
    const { text } = await app.get('/api/lien-he.csv?ten=hoa%20sen', { as: 'admin' })
    assert.match(text, /^id,ngay_tao,ten,so_thiet_bi,so_nam,lien_he,ngay_xu_ly,nguoi_xu_ly,ten_nguoi_xu_ly\r\n/)
    await app.post('/api/lien-he', { ...request, so_thiet_bi: 100_000 })
    assert.match(textOf('tbody', await opened(app, '/admin/lien-he')), '100.000')
    assert.match(text, /,Trường Hoa Sen,120,2,0236 3888 999,,,\r\n$/)
  }))

test('a period of requests includes its first and its last day, in Vietnam', () =>
  withApp(async app => {
    for (const [ten, moment] of [
      ['Hôm trước', '2027-01-30T16:59:59.999Z'],
      ['Đầu ngày', '2027-01-30T17:00:00Z'],
      ['Cuối ngày', '2027-01-31T16:59:59.999Z'],
      ['Hôm sau', '2027-01-31T17:00:00Z'],
    ] as const)
      await app.db('partner_requests').insert({ ...request, ten, ngay_tao: new Date(moment) })
    assert.equal(await named(app, 'tu=2027-01-31&den=2027-01-31&sort=ngay_tao'), ['Đầu ngày', 'Cuối ngày'])
    assert.equal(await named(app, 'den=2027-01-31&sort=ngay_tao'), ['Hôm trước', 'Đầu ngày', 'Cuối ngày'])
    assert.equal(await named(app, 'tu=2027-01-31&sort=ngay_tao'), ['Đầu ngày', 'Cuối ngày', 'Hôm sau'])
  }))

test('an admin ticks a request off and opens it again: who and when, once in the audit log', () =>
  withRequests(async app => {
    const [{ id }] = await stored(app)
    const mark = (da_xu_ly: boolean, of = id) =>
      app.ask('PUT', `/api/lien-he/${of}`, { as: 'admin', body: { da_xu_ly } })
    for (let click = 1; click <= 2; click++) assert.is((await mark(true)).status, 200)
    const [row] = (await list(app, 'trang_thai=DA_XU_LY')).data
    assert.equal([row.id, row.ten_nguoi_xu_ly], [id, 'Quản Trị'])
    assert.ok(row.ngay_xu_ly)
    await mark(false)
    assert.equal(await named(app, 'trang_thai=DA_XU_LY'), [])
    const actions = await app.db('audit_log').where({ subject_kind: 'partner_requests' }).orderBy('id').pluck('action')
    assert.equal(actions, ['partner_request_handled', 'partner_request_reopened'])
    assert.is((await mark(true, 999_999)).status, 404)
  }))

test('requests are deleted after a year, handled or not', () =>
  withRequests(async app => {
    const [{ id }] = await stored(app)
    await app
      .db('partner_requests')
      .where({ id })
      .update({ ngay_tao: new Date(Date.now() - 366 * 86_400_000) })
    const cleanup = jobs.find(({ name }) => name === 'cleanup')!
    const summary = (await runJob(app.services, cleanup, { dryRun: false })) as Record<string, number>
    assert.is(summary.partner_requests, 1)
    assert.equal(
      (await stored(app)).map(({ ten }) => ten),
      ['Cô Đào'],
    )
  }))

test.run()
