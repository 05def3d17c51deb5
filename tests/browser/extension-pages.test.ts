import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../src/clients/browser/state.ts'
import { offerExtension } from '../../src/downloads/extension.ts'
import { objections } from '../helpers/axe.ts'
import { type Machine, openMachine, openOrigin } from '../helpers/extension.ts'
import { extensionScreens, paired, usedToday } from '../helpers/extension-screens.ts'

// Nothing listens at the address of its service: what the machine remembers is all that it knows.
let machine: Machine
let origin: Awaited<ReturnType<typeof openOrigin>>
let page: Page
let home: string
let turn = 0

test.before(async () => {
  origin = await openOrigin()
  const offered = await offerExtension('dist/clients/browser', 'http://127.0.0.1:9').find('')
  if (!offered || !('bytes' in offered)) throw new Error('the extension is not built')
  machine = await openMachine(offered.bytes)
  const isPairing = (each: Page) => each.url().endsWith('/pairing.html')
  const { context } = machine
  page = context.pages().find(isPairing) ?? (await context.waitForEvent('page', { predicate: isPairing }))
  home = page.url().replace('pairing.html', '')
})

test.after(async () => {
  await machine.close()
  origin.close()
})

/** Opens a page of the extension, whose worker begins with this state. */
async function open(path: string, state: State): Promise<void> {
  await page.bringToFront()
  await page.goto(`${home}pages.css`)
  await machine.kill()
  const seq = ++turn
  await page.evaluate(next => chrome.storage.local.set({ state: next }), { ...state, seq } as never)
  await page.goto(home + path)
  await page.reload()
  await page.locator('h1').waitFor()
  const kept = await page.evaluate(async () => (await chrome.storage.local.get('state')).state as State)
  // an event may have begun the worker again before it was told
  if (kept.seq !== seq) await open(path, state)
}

test('when the time is up, the cover over a page says so, and keyboards and screen readers can use it', async () => {
  const rules = ([1, 2, 3, 4, 5, 6, 7] as const).map(weekday => ({ kind: 'budget' as const, weekday, minutes: 60 }))
  await open('child.html', paired({ rules }, usedToday(50)))
  const other = await machine.context.newPage()
  await other.goto(origin.at('open.test'))
  await open('child.html', paired({ rules }, usedToday(60)))
  await other.locator('an-nhi-cover').waitFor({ state: 'attached' })
  await other.bringToFront()
  const cover = await until(() => other.frames().find(frame => frame.url().startsWith(home)))
  await cover.locator('h1', { hasText: 'Con đã dùng hết thời gian của hôm nay.' }).waitFor()
  assert.equal(await objections(cover), [])
  await other.close()
})

extensionScreens.forEach(({ name, path, state, says }, place) => {
  // each in both widths, and in one language: the sentences of both are in the same parts
  const language = place % 2 === 0 ? 'vi' : 'en'
  test(`${name}: is said, fits and can be used by everybody (${language})`, async () => {
    await open(path, { ...state, language })
    const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ')
    assert.ok(text.includes(says[place % 2]!), text)
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      assert.is(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)), 0)
    }
    assert.equal(await objections(page), [])
  })
})

test('what is pressed with the keyboard keeps the focus in the page, and what became of it is said', async () => {
  const rules = ([1, 2, 3, 4, 5, 6, 7] as const).map(weekday => ({ kind: 'budget' as const, weekday, minutes: 60 }))
  await open('child.html', paired({ rules }, usedToday(35)))
  await page.locator('button.language').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('cho con chơi nốt')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('.asks', { hasText: 'Xin thêm 15 phút' }).waitFor()
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'main')
  assert.match(await page.locator('[role=status]').innerText(), /^Xin thêm 15 phút: Chờ có mạng/)
})

async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find()
    if (found) return found
    await new Promise(done => setTimeout(done, 20))
  }
}

test.run()
