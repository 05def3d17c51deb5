import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addParent } from '../helpers/added.ts'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)
const row = (name: string) => `tr:has(th:has-text("${name}"))`

test('an admin adds, changes and deletes a parent from the main panel', async () => {
  const { page, go, at, troubles } = await site.visit({ signedInAs: 'admin' })
  await go('/admin')
  await page.click('text=Thêm phụ huynh')
  await page.fill('[name=ten_phu_huynh]', 'Đặng Thử')
  await page.fill('dialog [name=email_phu_huynh]', 'hanh@example.vn')
  await page.fill('dialog [name=mat_khau]', 'Thu@1234')
  await page.click('dialog [type=submit]')
  await page.waitForSelector('dialog >> text=Email này đã được sử dụng. Vui lòng chọn email khác.')
  await page.fill('dialog [name=email_phu_huynh]', 'thu@example.vn')
  await page.click('dialog [type=submit]')
  await page.waitForSelector('text=Tạo phụ huynh thành công!')
  await page.waitForSelector(`${row('Đặng Thử')} >> text=Chưa có`)

  await page.click(`${row('Đặng Thử')} [aria-label^="Sửa phụ huynh"]`)
  await page.fill('dialog [name=sdt]', '0912 345 67')
  await page.click('dialog [type=submit]')
  await page.waitForSelector('dialog >> text=Số điện thoại phải có từ 10-15 chữ số')
  await page.fill('dialog [name=sdt]', '0912 345 678')
  await page.click('dialog [type=submit]')
  await page.waitForSelector(`${row('Đặng Thử')} >> text=0912 345 678`)

  await page.click(`${row('Đặng Thử')} [aria-label^="Xóa phụ huynh"]`)
  await page.waitForSelector('dialog >> text=Bạn có chắc chắn muốn xóa phụ huynh này?')
  await page.waitForSelector('dialog >> text=(trẻ em: 0, thiết bị: 0, gói đang dùng: 0)')
  await page.click('dialog [type=submit]')
  await page.waitForSelector(row('Đặng Thử'), { state: 'detached' })
  assert.is(at(), '/admin')
  assert.equal(
    troubles.filter(each => !each.includes('40')),
    [],
  )
})

test('a password is shown in its row after the verification password, and hidden again', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin?ten=hanh&email=hanh')
  const cell = `${row('Nguyễn Thị Hạnh')} .masked`
  assert.match(await page.innerText(cell), /••••/)
  await page.click(`${cell} >> text=Hiện`)
  await page.fill('dialog [name=mat_khau_xac_minh]', 'Sai@1234')
  await page.click('dialog [type=submit]')
  await page.waitForSelector('dialog >> text=Mật khẩu không đúng!')
  await page.fill('dialog [name=mat_khau_xac_minh]', 'Reveal@123')
  await page.click('dialog [type=submit]')
  await page.waitForSelector(`${cell} >> text=Parent@123`)
  assert.not.match(await (await page.request.get(page.url())).text(), 'Parent@123')
  await page.click(`${cell} >> text=Ẩn`)
  assert.match(await page.innerText(cell), /••••/)
})

test('a role is saved as soon as it is chosen, and a refusal shows the old one with the reason', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await addParent(page, site.url, 'Vũ Vai Trò', '0987000201')
  await go('/admin?ten=vai+tro')
  const select = `${row('Vũ Vai Trò')} select`
  for (const role of ['admin', 'user']) {
    await page.selectOption(select, role)
    await page.waitForSelector('text=Đã cập nhật vai trò.')
    await page.waitForSelector(`${select}:enabled`)
    assert.is(await page.inputValue(select), role)
  }
  await addParent(page, site.url, 'Vũ Không Số')
  await go('/admin?ten=khong+so')
  const without = `${row('Vũ Không Số')} select`
  await page.selectOption(without, 'admin')
  await page.waitForSelector('text=Lỗi khi cập nhật vai trò: ')
  await page.waitForSelector(`${without}:enabled`)
  assert.is(await page.inputValue(without), 'user')
})

test('nobody is offered to delete the own account or to give up the own role', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  for (const path of ['/admin?role=admin', '/admin/phu-huynh?role=admin']) {
    await go(path)
    const own = page.locator(row('Quản trị An Nhi'))
    assert.match(await own.innerText(), 'Quản trị viên')
    assert.equal([await own.locator('select').count(), await own.locator('[data-opens^=xoa-]').count()], [0, 0], path)
    assert.is(await own.locator('[data-opens^=sua-]').count(), 1, path)
  }
  await go('/admin/phu-huynh/1')
  assert.is(await page.locator('[data-opens^=xoa-phu-huynh]').count(), 0)
})

test('a role that the server fails to save is shown as it was at once, before the page is read again', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await addParent(page, site.url, 'Vũ Không Lưu', '0987000203')
  await go('/admin?ten=khong+luu')
  const select = `${row('Vũ Không Lưu')} select`
  const refused = { success: false, message: 'Hỏng', data: null, error: 'server_error' }
  await page.route('**/api/phu-huynh/*/role', route => route.fulfill({ status: 500, json: refused }))
  let readAgain = () => {}
  const held = new Promise<void>(done => {
    readAgain = done
  })
  await page.route('**/api/phu-huynh?*', async route => {
    await held
    await route.continue()
  })
  await page.selectOption(select, 'admin')
  await page.waitForSelector('text=Lỗi khi cập nhật vai trò: Hỏng')
  assert.is(await page.inputValue(select), 'user')
  readAgain()
  await page.waitForSelector(`${select}:enabled`)
  assert.is(await page.inputValue(select), 'user')
})

test('without JavaScript an admin searches, filters, drills down and changes a role', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', javaScript: false })
  await addParent(page, site.url, 'Vũ Không Kịch Bản', '0987000202')
  await go('/admin?ten=khong+kich+ban')
  const added = row('Vũ Không Kịch Bản')
  await page.selectOption(`${added} select`, 'admin')
  await page.click(`${added} >> [title="Lưu vai trò"]`)
  await page.waitForSelector('text=Đã cập nhật vai trò.')
  await page.selectOption(`${added} select`, 'user')
  await page.click(`${added} >> [title="Lưu vai trò"]`)
  await go('/admin')
  await page.fill('.rail > .search-box [name=q]', 'hanh@example.vn')
  await page.keyboard.press('Enter')
  await page.waitForSelector('main >> text=Nguyễn Thị Hạnh')
  await go('/admin/drill-down?ma_phu_huynh=2')
  await page.click('main >> text=Nguyễn An Nhiên')
  await page.waitForSelector('main >> text=AN-DEMO-0001')
  assert.match(await page.innerText('.breadcrumb'), /Phụ huynh\s+Nguyễn Thị Hạnh #2\s+Nguyễn An Nhiên/)
})

test('the drill-down says that a parent has no children, and that changing a package is coming soon', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/drill-down?ma_phu_huynh=3')
  await page.waitForSelector('text=Không có trẻ em')
  await go('/admin/drill-down?ma_phu_huynh=2&ma_tre_em=1')
  await page.click('main >> text=Đổi gói')
  await page.waitForSelector('text=Chức năng đang được phát triển')
})

test.run()
