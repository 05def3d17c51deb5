import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { listEndpoints } from '../../src/kernel/lists/endpoints.ts'
import { containing, type Source } from '../../src/kernel/lists/source.ts'
import { endpoints } from '../../src/modules.ts'
import { choice, optional, text } from '../../src/shared/fields.ts'
import { list } from '../../src/shared/list.ts'
import { type TestApp, withApp } from '../helpers/app.ts'

const declared = list({
  filters: { ten: optional(text()), loai: optional(choice(['A', 'B'])) },
  sorts: ['ten', 'diem'],
  sort: '-diem',
  limit: 4,
  columns: ['id', 'ten', 'diem'],
})

interface Row {
  id: number
  ten: string
  diem: number
}

/** Eleven rows; pairs of them have the same score. */
const rows = (db: Knex) =>
  db
    .from(
      db.raw(`(select i as id, (array['Nguyễn','Đào','Lê'])[1 + i % 3] || ' ' || i as ten, i / 2 as diem,
                      case when i % 2 = 0 then 'A' else 'B' end as loai from generate_series(1, 11) i) as rows`),
    )
    .select('id', 'ten', 'diem')

const source: Source<typeof declared, Row> = {
  rows,
  filters: {
    ten: containing('khong_dau(ten)'),
    loai: (query, value) => query.where('loai', value),
  },
  sorts: { ten: 'ten', diem: 'diem' },
  key: 'id',
}

function withList(work: (app: TestApp, ids: (query: string) => Promise<number[]>) => Promise<void>) {
  const made = listEndpoints('/test/danh-sach', 'admin', declared, source)
  endpoints.push(...made)
  return withApp(app =>
    work(app, async query => {
      const { json } = await app.get(`/api/test/danh-sach?${query}`, { as: 'admin' })
      return json.data.map((row: Row) => row.id)
    }),
  ).finally(() => endpoints.splice(-made.length))
}

test('a list uses its default order and page size without a query', () =>
  withList(async app => {
    const { json } = await app.get('/api/test/danh-sach', { as: 'admin' })
    assert.equal(
      json.data.map((row: Row) => row.id),
      [11, 10, 9, 8],
    )
    assert.equal(json.pagination, { page: 1, limit: 4, total: 11, totalPages: 3 })
  }))

test('the pages together contain every row once, ascending or descending', () =>
  withList(async (_app, ids) => {
    const all: number[] = []
    for (const page of [1, 2, 3, 4]) all.push(...(await ids(`page=${page}&sort=diem`)))
    assert.equal(all, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    const descending: number[] = []
    for (const page of [1, 2, 3]) descending.push(...(await ids(`page=${page}&sort=-diem`)))
    assert.equal(descending, all.reverse())
  }))

test('a text filter matches anywhere in the text, ignoring case and Vietnamese accents, and has no wildcards', () =>
  withList(async (_app, ids) => {
    assert.equal(await ids('ten=dao&sort=diem'), [1, 4, 7, 10])
    assert.equal(await ids('ten=GUYEN&sort=diem'), [3, 6, 9])
    for (const wild of ['%', '_', '\\', '％', '＿', 'd%o', 'd_o', 'd\\ao', 'd％o', 'd＿o', 'd＼ao'])
      assert.equal(await ids(`ten=${encodeURIComponent(wild)}`), [], wild)
  }))

test('filters are combined, and the total counts the filtered rows', () =>
  withList(async app => {
    const { json } = await app.get('/api/test/danh-sach?ten=dao&loai=A', { as: 'admin' })
    assert.is(json.pagination.total, 2)
  }))

test('an unknown sort, filter, page size or page is a 400', () =>
  withList(async app => {
    for (const query of ['sort=loai', 'sort=id;drop', 'limit=101', 'page=0', 'khac=1', 'ten=a&ten=b'])
      assert.is((await app.get(`/api/test/danh-sach?${query}`, { as: 'admin' })).status, 400, query)
  }))

test('the CSV of a list contains all filtered rows in order, and is only for admins', () =>
  withList(async app => {
    const { status, headers, text } = await app.get('/api/test/danh-sach.csv?loai=A&sort=diem', { as: 'admin' })
    assert.is(status, 200)
    assert.match(headers.get('content-type')!, 'text/csv')
    assert.match(headers.get('content-disposition')!, 'danh-sach.csv')
    assert.equal(
      text.split('\r\n'),
      ['\ufeffid,ten,diem', '2,Lê 2,1', '4,Đào 4,2', '6,Nguyễn 6,3', '8,Lê 8,4', '10,Đào 10,5', ''].map((line, at) =>
        at === 0 ? line.slice(1) : line,
      ),
    )
    assert.is((await app.get('/api/test/danh-sach.csv', { as: 'mother' })).status, 403)
  }))

test('the CSV of an unknown role is a 404', () =>
  withApp(async app => {
    assert.is((await app.get('/api/phu-huynh/role/root.csv', { as: 'admin' })).status, 404)
    const { status, text } = await app.get('/api/phu-huynh/role/admin.csv', { as: 'admin' })
    assert.is(status, 200)
    assert.match(text, 'Quản Trị')
  }))

test('a CSV larger than one batch has each row once, even if times differ by microseconds', async () => {
  const byTime = list({ filters: {}, sorts: ['luc'], sort: '-luc', columns: ['id'] })
  const many: Source<typeof byTime, { id: number }> = {
    rows: db =>
      db
        .from(
          db.raw(`(select i as id, timestamptz '2026-11-21' + i / 3 * interval '1 microsecond' as luc
                   from generate_series(1, 2100) i) as rows`),
        )
        .select('id'),
    filters: {},
    sorts: { luc: 'luc' },
    key: 'id',
  }
  const made = listEndpoints('/test/many', 'admin', byTime, many)
  endpoints.push(...made)
  await withApp(async app => {
    for (const sort of ['luc', '-luc']) {
      const { text } = await app.get(`/api/test/many.csv?sort=${sort}`, { as: 'admin' })
      const ids = text.trim().split('\r\n').slice(1)
      assert.equal([ids.length, new Set(ids).size], [2_100, 2_100], sort)
    }
  }).finally(() => endpoints.splice(-made.length))
})

test.run()
