import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hourADay, paired, usedToday } from '../helpers/extension-screens.ts'
import { openSurroundedMachine } from '../helpers/remembering.ts'

// Pages in which a child could go on after its time: those that no site has sent, and what cannot be covered.
const school = { kind: 'site' as const, name: 'school.test', allow: true }
const folder = mkdtempSync(join(tmpdir(), 'an-nhi-saved-'))

const { machine, service, origin, openAt } = await openSurroundedMachine(test)

test.before.each(() => haveUsed(30))

test.after(() => rmSync(folder, { recursive: true }))

/** Of sixty minutes. */
async function haveUsed(minutes: number): Promise<void> {
  await machine.open('child.html', paired({ rules: [...hourADay, school] }, usedToday(minutes)))
}

/** Opens what the code in a page of this site opens, and waits until it can be typed in. */
async function openFrom(host: string, code: (text: string) => void): Promise<{ page: Page; opened: Page }> {
  const page = await openAt(origin.at(host))
  const popup = page.waitForEvent('popup')
  await page.evaluate(code, '<!doctype html><title>Made</title><textarea id="poem"></textarea>')
  const opened = await popup
  await opened.fill('#poem', 'câu thơ dở dang')
  return { page, opened }
}

const openBlob = (text: string) => {
  window.open(URL.createObjectURL(new Blob([text], { type: 'text/html' })))
}
const openBlank = (text: string) => {
  window.open('about:blank')!.document.write(text)
}

const refused = (page: Page) => page.locator('h1', { hasText: 'Con đã dùng hết thời gian của hôm nay.' }).waitFor()
const covers = (page: Page) => page.locator('an-nhi-cover')

test('when the time is up, a page that was typed opens nothing of the web, and gives way to the page that says why', async () => {
  const before = await openAt('data:text/html,<p>written before</p>')
  await haveUsed(60)
  await refused(before)
  const frames = `<iframe src="${origin.at('frame.test')}"></iframe><object data="${origin.at('object.test')}"></object>`
  const typed = await openAt(`data:text/html,${frames}`)
  await refused(typed)
  assert.equal(
    origin.asked.filter(each => /frame|object/.test(each)),
    [],
  )
  await Promise.all([before.close(), typed.close()])
})

test('what a page of the web wrote into a tab of its own is covered, and what was typed there stays', async () => {
  const tabs = [await openFrom('one.test', openBlank), await openFrom('two.test', openBlob)]
  await haveUsed(60)
  for (const { opened } of tabs) await covers(opened).waitFor({ state: 'attached' })
  await haveUsed(30)
  for (const { page, opened } of tabs) {
    await covers(opened).waitFor({ state: 'detached' })
    assert.is(await opened.inputValue('#poem'), 'câu thơ dở dang')
    await Promise.all([page.close(), opened.close()])
  }
})

test('a saved page is covered, and pages of the browser, empty tabs and what a site makes that is always allowed are left alone', async () => {
  const saved = join(folder, 'saved.html')
  writeFileSync(saved, '<!doctype html><textarea id="poem"></textarea>')
  const file = await openAt(pathToFileURL(saved).href)
  const [browsers, empty] = [await openAt('chrome://version/'), await openAt('about:blank')]
  const { page, opened } = await openFrom('school.test', openBlob)
  await file.fill('#poem', 'câu thơ dở dang')
  await haveUsed(60)
  await covers(file).waitFor({ state: 'attached' })
  assert.is(await file.inputValue('#poem'), 'câu thơ dở dang')
  const another = await openAt(origin.at('another.test'))
  await refused(another)
  assert.equal([browsers.url(), empty.url()], ['chrome://version/', 'about:blank'])
  assert.match(opened.url(), /^blob:/)
  assert.is(await covers(opened).count(), 0)
  await Promise.all([file, browsers, empty, page, opened, another].map(each => each.close()))
})

test('a picture in SVG, over which nothing can be shown, gives way to the page that says why', async () => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg"><text y="20">game</text></svg>'
  await machine.context.route('**/game.svg', route => route.fulfill({ contentType: 'image/svg+xml', body }))
  const picture = await openAt(`${origin.at('picture.test')}game.svg`)
  assert.is(await picture.evaluate(() => document.contentType), 'image/svg+xml')
  await haveUsed(60)
  await refused(picture)
  await picture.close()
})

test('a page that was opened while the extension was off is covered, and one that cannot be covered gives way', async () => {
  await machine.switchOff()
  const game = await openAt(origin.at('game.test'))
  await game.fill('#poem', 'câu thơ dở dang')
  const broken = await openAt('http://broken.test:9/')
  await machine.switchOn()
  await haveUsed(60)
  await covers(game).waitFor({ state: 'attached' })
  await refused(broken)
  await haveUsed(30)
  await covers(game).waitFor({ state: 'detached' })
  assert.is(await game.inputValue('#poem'), 'câu thơ dở dang')
  await Promise.all([game.close(), broken.close()])
})

test('a page of the service is never covered: there a parent unlocks the machine', async () => {
  service.answers(({ path }) => (path.startsWith('/api') ? { status: 503 } : { status: 200, text: 'sign in' }))
  const [own, other] = [await openAt(`${service.url}/dang-nhap`), await openAt(origin.at('open.test'))]
  await haveUsed(60)
  await covers(other).waitFor({ state: 'attached' })
  assert.is(await covers(own).count(), 0)
  await own.reload()
  assert.is(await covers(own).count(), 0)
  service.answers(null)
  await Promise.all([own.close(), other.close()])
})

test('where only listed sites are open, an address without a name is closed, and says so', async () => {
  const open = await openAt(origin.at('localhost'))
  await machine.open('child.html', paired({ rules: [school, { kind: 'only_listed', on: true }] }))
  await covers(open).waitFor({ state: 'attached' })
  const typed = await openAt(origin.at('192.168.1.1'))
  await typed.locator('h1', { hasText: 'Trang 192.168.1.1 không nằm trong những trang' }).waitFor()
  assert.is(await typed.getByRole('button', { name: 'Xin' }).count(), 0)
  assert.ok(!origin.asked.some(each => each.startsWith('192.')))
  await Promise.all([open.close(), typed.close()])
})

test.run()
