import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { consoleWords } from '../../src/i18n/console.ts'
import { labels } from '../../src/i18n/labels.ts'
import { packageWords } from '../../src/i18n/packages.ts'
import type { Package } from '../../views/catalogue/packages.ts'
import type { Call, Called } from '../../views/data.ts'
import { field, opened, served, settled } from '../accounts-screens/account-screen.tsx'
import { loaded, one, press } from '../parts/screen.tsx'

await loaded(labels, packageWords, consoleWords)
const cards = await import('../../views/catalogue/cards-page.tsx')
const manage = await import('../../views/catalogue/manage-page.tsx')

const admin = { ma_phu_huynh: 1, ten_phu_huynh: 'Quản Trị', sdt: '+84901000001', la_admin: true }
const free: Package = {
  id: 8,
  ten: 'Gói tiêu chuẩn',
  mo_ta: '',
  gia: 0,
  loai_goi: 'MIEN_PHI',
  so_thiet_bi: 1,
  thoi_han_thang: null,
  da_xoa: false,
  phien_ban: 1,
  noiDungList: [],
}
const refused: Called = { status: 500, body: { success: false, message: 'Hỏng rồi', error: 'internal' } }
/** The result of views/fetch-call.ts without a network. */
const unreachable: Called = { status: 503, body: { success: false, message: 'Lỗi kết nối server.' } }
const found = (data: unknown): Called => ({ status: 200, body: { success: true, message: '', data } })

const statistics = { chua_gan: 0, dang_hoat_dong: 0, het_han: 0, huy: 0 }

/** The API for an admin: `answer` for everything but who is logged in and how packages are used. */
function answering(answer: (method: string, path: string) => Called | Promise<Called>): Call {
  return async (method, path) => {
    if (path === '/auth/me') return found(admin)
    return path.endsWith('/thong-ke') ? found(statistics) : answer(method, path)
  }
}

const banner = (box: ParentNode = document) => one('.notice.tone-danger', box).textContent

test('screen B says that the list cannot be loaded if the server refuses it, and what failed if it is not reached', async () => {
  const said = async (called: Called) => {
    const { box } = await served(
      manage,
      '/admin/goi-management',
      answering(() => called),
    )
    return banner(box)
  }
  assert.match(await said(refused), 'Không thể tải danh sách gói dịch vụ')
  assert.match(await said(unreachable), 'Lỗi khi tải danh sách gói dịch vụ')
})

test('loading again shows that it is under way, and then the packages', async () => {
  let answer: (called: Called) => void = () => {}
  let asked = 0
  const later = new Promise<Called>(resolve => {
    answer = resolve
  })
  const { close } = await opened(
    manage,
    '/admin/goi-management',
    answering(() => (asked++ === 0 ? unreachable : later)),
  )
  await press(one('.notice a'))
  assert.is(one('.waiting').textContent, 'Đang tải danh sách gói dịch vụ…')
  answer(found([free]))
  await settled()
  assert.is(one('.package h2').textContent, 'Gói tiêu chuẩn')
  await close()
})

test('the duration cannot be typed while “without end” is ticked', async () => {
  const { close } = await opened(
    cards,
    '/admin/goi?mo=sua-goi.8',
    answering(() => found([free])),
  )
  const box = one('[type=checkbox]') as HTMLInputElement
  assert.equal([field('thoi_han_thang').disabled, box.checked], [true, true])
  await press(box)
  assert.equal([field('thoi_han_thang').disabled, box.checked], [false, false])
  await close()
})

test('a saved package closes its dialog, and a failure stays in it with the server’s reason', async () => {
  const failures = {
    '/admin/goi?mo=xoa-goi.8': 'Có lỗi xảy ra khi xóa gói dịch vụ: Hỏng rồi',
    '/admin/goi?mo=sua-goi.8': 'Có lỗi xảy ra khi lưu thông tin: Hỏng rồi',
    '/admin/goi?mo=tao-goi.0': 'Có lỗi xảy ra khi lưu thông tin: Hỏng rồi',
    '/admin/goi?mo=them-noi-dung.8': 'Có lỗi xảy ra khi thêm nội dung: Hỏng rồi',
    '/admin/goi-management?mo=xoa-goi.8': 'Lỗi khi xóa gói dịch vụ: Hỏng rồi',
    '/admin/goi-management?mo=sua-goi.8': 'Lỗi khi cập nhật gói dịch vụ: Hỏng rồi',
    '/admin/goi-management?mo=tao-goi.0': 'Lỗi khi tạo gói dịch vụ: Hỏng rồi',
    '/admin/goi-management?mo=noi-dung.8&mo=them-noi-dung.8': 'Lỗi khi thêm nội dung: Hỏng rồi',
    '/admin/goi-management?mo=noi-dung.8&mo=sua-noi-dung.5': 'Lỗi khi cập nhật nội dung: Hỏng rồi',
    '/admin/goi-management?mo=noi-dung.8&mo=xoa-noi-dung.5': 'Lỗi khi xóa nội dung: Hỏng rồi',
  }
  const rows = [{ ...free, noiDungList: [{ id: 5, noi_dung: 'Một dòng', phien_ban: 1 }] }]
  for (const [path, sentence] of Object.entries(failures)) {
    let works = false
    const page = path.includes('management') ? manage : cards
    const call = answering(method => (method === 'GET' || works ? found(rows) : refused))
    const { close } = await opened(page, path, call)
    const before = document.querySelectorAll('dialog').length
    const line = document.querySelector<HTMLTextAreaElement>('dialog:last-of-type [name=noi_dung]')
    if (line) line.value = 'Một dòng'
    const save = async () => {
      await press(one('dialog:last-of-type [type=submit]'))
      await settled()
    }
    await save()
    assert.is(banner(), sentence, path)
    works = true
    await save()
    assert.is(document.querySelectorAll('dialog').length, before - 1, path)
    await close()
  }
})

test.run()
