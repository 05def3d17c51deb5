import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { weekdays } from '../../src/shared/rules/policy.ts'
import { objections } from '../helpers/axe.ts'
import { openSite, type Visitor } from '../helpers/browser.ts'

const site = await openSite(test, { JOBS: 'off' })

const api = async ({ context }: Visitor, method: string, path: string, data?: object) =>
  (await (await context.request.fetch(`${site.url}/api${path}`, { method, data })).json()).data
const firstCard = (page: Page) => page.locator('.child-card').first()

/** The parent’s page on a phone; each of the children has two hours a day. */
async function openToday(): Promise<Visitor> {
  const visitor = await site.visit({ width: 375, signedInAs: 'parent', keptFromOthers: true })
  for (const { ma_tre_em, grants } of (await api(visitor, 'GET', '/protection')).children) {
    for (const { id } of grants) await api(visitor, 'POST', `/grants/${id}/undo`)
    await api(visitor, 'PUT', `/tre-em/${ma_tre_em}/consents`, { time: true })
    const rules = weekdays.map(weekday => ({ kind: 'budget', weekday, minutes: 120 }))
    await api(visitor, 'PUT', `/tre-em/${ma_tre_em}/policy`, { rules })
  }
  await visitor.go('/user')
  return visitor
}

test('one tap gives minutes without leaving the page, a double tap gives them once, and both are undone in another tap', async () => {
  const { page } = await openToday()
  const card = firstCard(page)
  await card.getByRole('button', { name: '+15' }).dblclick()
  await page.locator('.toast', { hasText: 'thêm 15 phút' }).waitFor()
  assert.is(await card.locator('.child-headline').textContent(), 'Còn 2\u00a0giờ 15\u00a0phút')
  assert.equal(await objections(page), [])
  await page.locator('.toast').getByRole('button', { name: 'Hoàn tác' }).click()
  await card.locator('.child-headline', { hasText: 'Còn 2\u00a0giờ' }).waitFor()
  await page.locator('.toast', { hasText: 'Đã hoàn tác.' }).waitFor()
  assert.is(await card.locator('.running').count(), 0)
})

test('a lock is one tap, unlocking another, and undoing that locks again', async () => {
  const { page } = await openToday()
  const card = firstCard(page)
  await card.getByRole('button', { name: 'Khóa ngay' }).click()
  await card.locator('.child-headline', { hasText: 'Đang khóa' }).waitFor()
  await card.getByRole('button', { name: 'Mở khóa' }).click()
  await page.locator('.toast', { hasText: 'Đã mở khóa' }).getByRole('button', { name: 'Hoàn tác' }).click()
  await card.locator('.child-headline', { hasText: 'Đang khóa' }).waitFor()
})

test('what the other parent gives arrives without a reload, also where news cannot be told, and offline says from when it is', async () => {
  const visitor = await site.visit({ width: 375, signedInAs: 'parent', keptFromOthers: true })
  const { page } = visitor
  await page.route('**/api/protection/stream', route => route.abort())
  await page.clock.install()
  await visitor.go('/user')
  const { ma_tre_em } = (await api(visitor, 'GET', '/protection')).children[0]
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const id = crypto.randomUUID()
  await api(visitor, 'POST', `/tre-em/${ma_tre_em}/grants`, { id, kind: 'lock', until })
  await page.clock.runFor(16_000)
  await firstCard(page).locator('.child-headline', { hasText: 'Đang khóa' }).waitFor()
  assert.match((await firstCard(page).locator('[role=status]').textContent())!, 'Đang khóa')
  await page.route('**/api/protection', route => route.abort())
  await page.clock.runFor(16_000)
  await page.locator('.notice', { hasText: 'Mất kết nối' }).waitFor()
  await firstCard(page).locator('.child-headline', { hasText: 'Đang khóa' }).waitFor()
})

test.run()
