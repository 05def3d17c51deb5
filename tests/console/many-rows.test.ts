import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'

const roleOf = async ({ db }: TestApp, id: number) =>
  (await db('phu_huynh').where({ ma_phu_huynh: id }).first()).la_admin
const asAdmin = (app: TestApp, path: string, body: object) => app.ask('PUT', path, { as: 'admin', body })

test('a role is given to many at once, each in the log; whom the rule refuses keeps theirs and is named', () =>
  withApp(async app => {
    const [admin, mother, stranger] = await Promise.all(
      (['admin', 'mother', 'stranger'] as const).map(name => idOf(app.db, name)),
    )
    await app.db('phu_huynh').where({ ma_phu_huynh: stranger }).update({ sdt: null })
    const chon = [stranger!, admin!, mother!, 999_999]
    const { status, json } = await asAdmin(app, '/api/phu-huynh/role', { chon, role: 'admin' })
    assert.is(status, 200)
    assert.equal(json.data.xong.sort(), [admin, mother].sort())
    assert.equal(json.data.tu_choi, {
      [stranger!]: 'Tài khoản quản trị cần có số điện thoại để đăng nhập.',
      999999: 'Không tìm thấy nội dung bạn cần.',
    })
    assert.equal([await roleOf(app, mother!), await roleOf(app, stranger!)], [true, false])
    assert.equal(await app.db('audit_log').where({ action: 'made_admin' }).pluck('subject'), [mother])

    // what an undo may put back: who was an admin already stays one
    assert.equal(json.data.da_doi, [mother])
    const again = await asAdmin(app, `/api/phu-huynh/${mother}/role`, { role: 'admin' })
    assert.equal([again.status, again.json.data.da_doi], [200, false])
    const own = await asAdmin(app, '/api/phu-huynh/role', { chon: [admin], role: 'user' })
    assert.equal([own.status, own.json.error], [409, 'own_role'])
  }))

test('the role of a hundred takes as many statements as that of one, and each is in the log', () =>
  withApp(async app => {
    const { mat_khau } = await app.db('phu_huynh').first('mat_khau')
    const hundred = Array.from({ length: 100 }, (_, n) => ({
      ten_phu_huynh: 'Phụ Huynh',
      email_phu_huynh: `x${n}@test.vn`,
      sdt: `+84911${String(n).padStart(6, '0')}`,
      mat_khau,
      ngay_tao: new Date(),
    }))
    const made = await app.db('phu_huynh').insert(hundred).returning('ma_phu_huynh')
    const ids = made.map(({ ma_phu_huynh }) => ma_phu_huynh)
    let statements = 0
    app.db.client.on('query', () => statements++)
    const needed = async (chon: number[], role: string) => {
      const before = statements
      assert.equal((await asAdmin(app, '/api/phu-huynh/role', { chon, role })).json.data.xong, chon)
      return statements - before
    }
    await app.token('admin')
    assert.is(await needed(ids.slice(1), 'admin'), await needed(ids.slice(0, 1), 'admin'))
    const log = await app.db('audit_log').where({ action: 'made_admin' }).orderBy('subject')
    assert.equal(
      log.map(({ subject, detail }) => [subject, detail]),
      ids.map(id => [id, { before: { role: 'user' }, after: { role: 'admin' } }]),
    )
    const own = await idOf(app.db, 'admin')
    const { data } = (await asAdmin(app, '/api/phu-huynh/role', { chon: [...ids.slice(1), own], role: 'user' })).json
    assert.equal([data.xong.length, Object.keys(data.tu_choi)], [99, [String(own)]])
  }))

test('many rows are bounded and each is named once', () =>
  withApp(async app => {
    for (const chon of [[], [1, 1], [0], ['a'], Array.from({ length: 101 }, (_, at) => at + 1)])
      assert.is((await asAdmin(app, '/api/phu-huynh/role', { chon, role: 'user' })).status, 400, String(chon))
  }))

test('many devices are extended at once; one without a package is named', () =>
  withMother(async ({ app, parent, device, buy, assign, row }) => {
    const bare = (await seedChildWithDevice(app.db, parent, 'MAY-2')).device
    const [bought] = await buy()
    await assign(bought!)
    const { json } = await asAdmin(app, '/api/thiet-bi/goi/extend', { chon: [bare, device], so_thang_gia_han: 1 })
    assert.equal(json.data, { xong: [device], tu_choi: { [bare]: 'Thiết bị này chưa có gói.' } })
    assert.is((await row(bought!)).ngay_ket_thuc, '2028-02-29')
    assert.equal(await app.db('audit_log').where({ action: 'subscription_extended' }).pluck('subject'), [bought])
  }))

test('of many devices each is extended once from the version that is named, and without versions as often as asked', () =>
  withMother(async ({ app, device, buy, assign, row }) => {
    const [bought] = await buy()
    await assign(bought!)
    const { phien_ban } = await row(bought!)
    const body = { chon: [device], so_thang_gia_han: 1 }
    const path = '/api/thiet-bi/goi/extend'
    const named = { ...body, phien_ban: { [device]: phien_ban } }
    const clicks = await Promise.all([asAdmin(app, path, named), asAdmin(app, path, named)])
    assert.equal(clicks.map(({ status, json }) => [status, json.error]).sort(), [
      [200, undefined],
      [409, 'stale'],
    ])
    assert.is((await asAdmin(app, path, { ...body, phien_ban: {} })).json.error, 'stale')
    for (const wrong of [{ [device]: 0 }, { [device]: '2' }, [2], 2, null])
      assert.equal(Object.keys((await asAdmin(app, path, { ...body, phien_ban: wrong })).json.fields), ['phien_ban'])
    for (const _ of [1, 2]) assert.is((await asAdmin(app, path, body)).status, 200)
    assert.is((await row(bought!)).ngay_ket_thuc, '2028-04-30')
  }))

test('only the chosen rows are exported, and the log names them', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    const { text } = await app.get(`/api/phu-huynh.csv?chon=${mother}&chon=999999,abc`, { as: 'admin' })
    assert.equal(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map(line => line.split(',')[0]),
      [String(mother)],
    )
    const [entry] = await app.db('audit_log').where({ action: 'list_exported' })
    assert.equal(entry.detail.filters, [`chon: ${mother}, 999999, abc`])
  }))

test.run()
