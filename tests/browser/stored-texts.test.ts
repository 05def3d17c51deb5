import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { databaseCopy } from '../../scripts/test/template.ts'
import { connect } from '../../src/kernel/database.ts'
import { holderOf } from '../../src/kernel/embedded/lock.ts'
import { languages, openSite } from '../helpers/browser.ts'
import { hostileMarkup } from '../helpers/hostile-markup.ts'
import { proof } from '../helpers/proof.ts'
import { everyPage } from '../helpers/site-map.ts'

/** What people type, or what others send about them: the columns that hold it. */
const typed: Record<string, string[]> = {
  phu_huynh: ['ten_phu_huynh', 'dia_chi', 'email_phu_huynh'],
  tre_em: ['ten_tre', 'truong', 'email_tre_em'],
  thiet_bi: ['ten_thiet_bi'],
  goi: ['ten', 'mo_ta'],
  noi_dung: ['noi_dung'],
  translations: ['translated'],
  orders: ['ten_goi', 'ngan_hang', 'loai_the', 'transfer_reference'],
  order_invoices: ['ten_don_vi', 'dia_chi', 'email'],
  refunds: ['ly_do', 'ly_do_tu_choi'],
  gateway_calls: ['request', 'answer'],
  partner_requests: ['ten', 'lien_he'],
  saved_filters: ['ten'],
  requests: ['name', 'reason'],
  device_states: ['version'],
}
/** Rows that the demo data has none of. */
const more = `
  insert into partner_requests (ten, so_thiet_bi, so_nam, lien_he, ngay_tao) values ('x', 1, 1, 'x', now());
  insert into saved_filters (ma_phu_huynh, list, ten, query)
    select ma_phu_huynh, '/phu-huynh', 'x', 'ten=x' from phu_huynh where la_admin limit 1;
  insert into order_invoices select id, 'x', '0101234567', 'x', 'x' from orders;
  insert into refunds (order_id, ma_phu_huynh, so_tien, ly_do, ly_do_tu_choi, trang_thai, ngay_tao, decided_at)
    select id, ma_phu_huynh, so_tien, 'x', 'x', 'refused', now(), now() from orders where vnp_txn_ref = 'DEMO0001';
  insert into gateway_calls (at, kind, vnp_txn_ref, request, answer) values (now(), 'query', 'DEMO0001', 'x', 'x')`
const opened = [
  '/admin?mo=vi.2',
  '/?mo=so-sanh.2',
  '/admin/phu-huynh/2?mo=goi.1',
  '/admin/don-hang?mo=don-hang.DEMO0001',
]
const paths = [...everyPage.map(({ path }) => path), ...opened]

const folder = mkdtempSync(join(tmpdir(), 'stored-texts-'))
const path = await databaseCopy(folder)
const site = await openSite(test, { DATABASE_URL: `pglite:${path}` })
const db = connect({ ...holderOf(path)!.addresses!.connection, user: 'postgres', database: 'postgres' }, 1)
const rounds = proof ? hostileMarkup.length : 1

test.before(() => db.raw(more))
test.after(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

for (let round = 0; round < rounds; round++)
  for (const language of proof ? languages : (['vi'] as const))
    test(`R27: texts that would run are shown as texts on every page, in ${language}, turn ${round}`, async () => {
      await storeEverywhere(round)
      const shown = new Set<string>()
      for (const who of [undefined, 'parent', 'admin'] as const) {
        const { page, context, go, troubles, asked } = await site.visit({ signedInAs: who, language })
        page.on('dialog', dialog => troubles.push(`dialog: ${dialog.message()}`))
        for (const [at, path] of paths.entries()) {
          const answer = await context.request.get(site.url + path, { maxRedirects: 0 })
          if (answer.status() !== 200) continue
          const html = await answer.text()
          for (const each of hostileMarkup.flat()) {
            if (/[<>]/.test(each)) assert.not(html.includes(each), `${path} has ${each}`)
            if (html.includes(each.replaceAll('<', '&lt;').replaceAll('>', '&gt;').slice(0, 12))) shown.add(path)
          }
          // of the turns of a proof, one at least opens each page in the browser
          if ((at + round) % 8 !== 0 && !opened.includes(path)) continue
          await go(path)
          assert.is(await page.evaluate(() => '__ran' in window), false, path)
          assert.equal(troubles, [], path)
          assert.equal(
            asked.filter(request => request.includes('evil')),
            [],
            path,
          )
        }
      }
      assert.ok(shown.size > 10, `only ${[...shown]} show what was stored`)
    })

/** Each column gets other texts in each turn. */
async function storeEverywhere(round: number): Promise<void> {
  const columns = Object.entries(typed).flatMap(([table, names]) => names.map(name => [table, name] as const))
  for (const [at, [table, column]] of columns.entries()) {
    const text = hostileMarkup[(at + round) % hostileMarkup.length]!.join(' ')
    const value = /email/.test(column)
      ? db.raw(`'"><svg/onload=__ran=1>' || gen_random_uuid() || '@x.vn'`)
      : db.raw('? || ctid', [text])
    assert.ok((await db(table).update({ [column]: value })) > 0, `${table} has rows`)
  }
  const [name] = hostileMarkup[round]!
  await db('audit_log')
    .whereRaw(`jsonb_typeof(detail -> 'after') = 'object'`)
    .update({ detail: db.raw(`jsonb_set(detail, '{after,ten_tre}', to_jsonb(?::text))`, [name!]) })
}

test.run()
