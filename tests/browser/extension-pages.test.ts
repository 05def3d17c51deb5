import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { objections } from '../helpers/axe.ts'
import { evening, extensionScreens, fresh, hourADay, paired, usedToday } from '../helpers/extension-screens.ts'
import { openSurroundedMachine } from '../helpers/remembering.ts'
import { until } from '../helpers/until.ts'

// Cannot be reached but in one test: what the machine remembers is all that it knows.

const { machine, service, openSite } = await openSurroundedMachine(test)

test('when the time is up, the cover over a page says so, and keyboards and screen readers can use it', async () => {
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(50)))
  const other = await openSite('open.test')
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(60)))
  await other.locator('an-nhi-cover').waitFor({ state: 'attached' })
  await other.bringToFront()
  const covers = () => other.frames().filter(frame => frame.url().startsWith(machine.home))
  await until(() => covers().length > 0)
  const cover = covers()[0]!
  await cover.locator('h1', { hasText: 'Con đã dùng hết thời gian của hôm nay.' }).waitFor()
  assert.equal(await objections(cover), [])
  await other.close()
})

extensionScreens.forEach(({ name, path, state, says }, place) => {
  // each in both widths, and in one language: the sentences of both are in the same parts
  const language = place % 2 === 0 ? 'vi' : 'en'
  test(`${name}: is said, fits and can be used by everybody (${language})`, async () => {
    const { page } = machine
    await machine.open(path, { ...state, language })
    const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ')
    assert.ok(text.includes(says[place % 2]!), text)
    // what it does not see
    if (path === 'child.html') assert.match(text, language === 'vi' ? 'các trình duyệt khác' : 'other browsers')
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      assert.is(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)), 0)
    }
    assert.equal(await objections(page), [])
  })
})

test('what is pressed with the keyboard keeps the focus in the page, and what became of it is said', async () => {
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(35)))
  const { page } = machine
  await page.locator('button.language').focus()
  await page.keyboard.press('Tab')
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Xin ba\u00a0mẹ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('cho con chơi nốt')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('.asks', { hasText: 'Xin thêm 15 phút' }).waitFor()
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'main')
  assert.match(await page.locator('[role=status]').innerText(), /^Xin thêm 15 phút: Chờ có mạng/)
})

test('“Xin ba mẹ” in the sentence about today leads to where the child asks', async () => {
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(35)))
  const { page } = machine
  const asks = page.locator('section', { has: page.locator('h2', { hasText: 'Xin ba\u00a0mẹ' }) })
  await page.click('p:has-text("Cần thêm, con bấm") a')
  await page.keyboard.press('Tab')
  assert.is(await asks.locator('textarea').evaluate(area => area === document.activeElement), true)
})

test('a client that was too old to be paired asks for a code again, and shows it once it was updated', async () => {
  const asksNow = { ...fresh, nextTry: 0 }
  service.answers(() => ({ status: 426 }))
  await machine.open('pairing.html', asksNow)
  await machine.page.locator('.notice', { hasText: 'bản cũ' }).waitFor()
  const { ended, nextTry } = await machine.kept()
  assert.is(ended?.why, 'too_old')
  assert.ok(nextTry > Date.now() + 3_000_000, 'within an hour or two')
  const code = { id: '1', ma_thiet_bi: 'K7MQ2WXA', secret: 's', check: '4821', expires_at: '2099-01-01T00:00:00Z' }
  service.answers(({ path }) => (path.endsWith('/poll') ? 'silence' : { status: 201, data: code }))
  await machine.open('pairing.html', { ...asksNow, ended: { why: 'too_old', at: evening } })
  await machine.page.locator('#code', { hasText: 'K7MQ-2WXA' }).waitFor()
  assert.is(await machine.page.locator('.notice').count(), 0)
  service.answers(null)
})

test('a page gets an answer also where the work fails', async () => {
  await machine.open('child.html', paired({}))
  const answer = await machine.page.evaluate(() => chrome.runtime.sendMessage({ kind: 'view', address: 5 }))
  assert.is(answer, null)
})

test.run()
