import JSZip from 'jszip'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { accountColumns } from '../../src/console/account-data-store.ts'
import type { TestApp } from '../helpers/app.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { ipn, told } from '../helpers/orders.ts'
import { withPaid } from '../helpers/paid-order.ts'

const withData = (work: (given: { app: TestApp; id: number; path: string; ref: string }) => Promise<void>) =>
  withPaid(async ({ app, ref }) => {
    const id = await idOf(app.db, 'mother')
    await seedChildWithDevice(app.db, id, '=cmd')
    await work({ app, id, path: `/api/phu-huynh/${id}/du-lieu`, ref })
  })

test('a parent gets all that is kept about the account, also what was paid twice, and no secret with it', () =>
  withData(async ({ app, id, path, ref }) => {
    await ipn(app, told(app, ref, { vnp_TransactionNo: '14999999' }))
    const answered = await app.get(path, { as: 'mother' })
    const { data } = answered.json
    assert.is(data.account[0].ma_phu_huynh, id)
    assert.equal(
      data.orders.map((each: Record<string, unknown>) => [each.vnp_txn_ref, each.trang_thai, each.so_tien]),
      [[ref, 'paid', 390_000]],
    )
    assert.ok(data.packages.some((each: Record<string, unknown>) => each.vnp_txn_ref === ref && each.ten_goi))
    assert.ok(data.devices.some((each: Record<string, unknown>) => each.ma_thiet_bi === '=cmd'))
    assert.equal(
      data.second_payments.map((each: Record<string, unknown>) => [each.transaction_no, each.so_tien]),
      [['14999999', 390_000]],
    )
    assert.ok(data.children.length > 0 && data.sessions.length > 0)
    assert.not.match(answered.text, /argon2|token|mat_khau/)
  }))

test('as a zip it has a CSV of each kind, in which nothing is run as a formula', () =>
  withData(async ({ app, path }) => {
    const headers = { Authorization: `Bearer ${await app.token('mother')}` }
    const answered = await fetch(`${app.url}${path}?format=csv`, { headers })
    assert.is(answered.headers.get('content-type'), 'application/zip')
    const zip = await JSZip.loadAsync(await answered.arrayBuffer())
    const names = Object.keys(accountColumns).map(kind => `${kind}.csv`)
    assert.equal(Object.keys(zip.files).sort(), names.sort())
    assert.match(await zip.file('devices.csv')!.async('string'), /,'=cmd,/)
  }))

test('an admin gets it too, each time it is in the audit log, and another parent learns nothing', () =>
  withData(async ({ app, id, path }) => {
    assert.is((await app.get(path)).status, 401)
    assert.is((await app.get(path, { as: 'stranger' })).status, 404)
    assert.is((await app.get(path, { as: 'admin' })).status, 200)
    const entries = await app.db('audit_log').where({ action: 'account_exported' })
    const admin = await idOf(app.db, 'admin')
    assert.equal(
      entries.map(({ actor, subject }) => [actor, subject]),
      [[admin, id]],
    )
    await app.db('rate_limits').update({ count: 30 })
    assert.is((await app.get(path, { as: 'admin' })).status, 429)
  }))

test.run()
