import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { admin, assertWrong, create, free, withCatalogue } from './catalogue.ts'

async function withLine(work: (app: TestApp, goi_id: number, id: number) => Promise<void>): Promise<void> {
  await withCatalogue(async app => {
    const made = await create(app)
    const { status, json } = await admin(app, 'POST', `/goi/${made.id}/noi-dung`, { noi_dung: ' Chặn quảng cáo ' })
    assert.equal([status, json.message], [201, 'Thêm nội dung thành công!'])
    await work(app, made.id, json.data.id)
  })
}

const lines = async (app: TestApp, goi_id: number) =>
  (await admin(app, 'GET', `/goi/${goi_id}/noi-dung`)).json.data.map(({ noi_dung }: { noi_dung: string }) => noi_dung)

test('a line is added to a package at the end, and is part of the package from then on', () =>
  withLine(async (app, goi_id, id) => {
    await admin(app, 'POST', `/goi/${goi_id}/noi-dung`, { noi_dung: 'Báo cáo tuần' })
    assert.equal(await lines(app, goi_id), ['Chặn quảng cáo', 'Báo cáo tuần'])
    const { noiDungList } = (await app.get(`/api/goi/${goi_id}`)).json.data
    assert.equal(noiDungList[0], { id, noi_dung: 'Chặn quảng cáo', phien_ban: 1 })
    assert.is((await lines(app, free)).length, 3)
  }))

test('a line is changed and deleted, each with its message and its entry in the audit log', () =>
  withLine(async (app, goi_id, id) => {
    const changed = await admin(app, 'PUT', `/noi-dung/${id}`, { noi_dung: 'Chặn mã độc' })
    assert.is(changed.json.message, 'Cập nhật nội dung thành công!')
    assert.equal(changed.json.data, { id, goi_id, noi_dung: 'Chặn mã độc', phien_ban: 2 })
    assert.is((await admin(app, 'DELETE', `/noi-dung/${id}`)).json.message, 'Xóa nội dung thành công!')
    assert.equal(await lines(app, goi_id), [])
    const entries = await app.db('audit_log').where({ subject_kind: 'noi_dung', subject: id }).orderBy('id')
    assert.equal(
      entries.map(({ action, detail }) => ({ action, ...detail })),
      [
        { action: 'content_created', after: { goi_id, noi_dung: 'Chặn quảng cáo' } },
        {
          action: 'content_changed',
          before: { noi_dung: 'Chặn quảng cáo' },
          after: { noi_dung: 'Chặn mã độc' },
        },
        { action: 'content_deleted', before: { goi_id, noi_dung: 'Chặn mã độc' } },
      ],
    )
  }))

test('a line has between 1 and 1000 characters', () =>
  withLine(async (app, goi_id, id) => {
    for (const [method, path] of [
      ['POST', `/goi/${goi_id}/noi-dung`],
      ['PUT', `/noi-dung/${id}`],
    ] as const) {
      const send = (noi_dung: string) => admin(app, method, path, { noi_dung })
      assertWrong(await send('  '), 'noi_dung', 'Vui lòng nhập nội dung')
      assertWrong(await send('a'.repeat(1_001)), 'noi_dung', 'Nội dung này dài quá mức cho phép.')
      assert.ok((await send('a'.repeat(1_000))).json.success)
    }
  }))

test('of two tabs that edit the same line, the later one is shown what the other saved', () =>
  withLine(async (app, _, id) => {
    const change = (noi_dung: string) => admin(app, 'PUT', `/noi-dung/${id}`, { noi_dung, phien_ban: 1 })
    await change('Bản của tab này')
    const stale = await change('Bản của tab kia')
    assert.equal([stale.status, stale.json.error, stale.json.data.noi_dung], [409, 'stale', 'Bản của tab này'])
  }))

test('a second click on delete finds nothing, and so does a line of no package', () =>
  withLine(async (app, _, id) => {
    assert.is((await admin(app, 'DELETE', `/noi-dung/${id}`)).status, 200)
    for (const [method, path] of [
      ['DELETE', `/noi-dung/${id}`],
      ['PUT', `/noi-dung/${id}`],
      ['POST', '/goi/99/noi-dung'],
      ['GET', '/goi/99/noi-dung'],
    ] as const) {
      const { status } = await admin(app, method, path, method === 'GET' ? undefined : { ...sent(method) })
      assert.is(status, 404, `${method} ${path}`)
    }
  }))

const sent = (method: string) => (method === 'DELETE' ? {} : { noi_dung: 'Gì đó' })

test.run()
