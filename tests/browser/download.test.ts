import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)
const selected = '[role=tab][aria-selected=true]'

test('a failed download shows an error in the download window, and the next try saves a package with both files', async () => {
  const { page, go, at, troubles } = await site.visit({ width: 375, keptFromOthers: true })
  await page.clock.install()
  await go('/')
  await page.click('#download .platform .button')
  assert.is(await page.textContent(selected), 'Tải về')
  assert.is(at(), '/?mo=windows.2')
  await page.waitForSelector('dialog:modal input:checked')

  await page.route('**/downloads/*.msi', route => route.abort())
  await page.click('dialog .button-primary')
  await page.waitForSelector('.download-countdown')
  assert.is(await page.getAttribute('dialog .button-primary', 'aria-disabled'), 'true')
  await page.clock.runFor(4_000)
  await page.waitForSelector('dialog [role=alert]')
  assert.is(troubles.filter(trouble => trouble.includes('could not be downloaded')).length, 1)

  await page.unroute('**/downloads/*.msi')
  const saving = page.waitForEvent('download')
  assert.is(await page.innerText('dialog .button-primary'), 'Thử lại')
  await page.click('dialog .button-primary')
  await page.clock.runFor(4_000)
  const saved = await saving
  assert.is(saved.suggestedFilename(), 'An-Nhi-1.0.4-complete-package.zip')
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-saved-'))
  await saved.saveAs(join(folder, 'package.zip'))
  const zip = await JSZip.loadAsync(readFileSync(join(folder, 'package.zip')))
  rmSync(folder, { recursive: true })
  assert.equal(Object.keys(zip.files).sort(), ['An-Nhi-1.0.4.msi', 'An-Nhi-huong-dan.pptx'])
  for (const file of Object.values(zip.files))
    assert.ok((await file.async('nodebuffer')).equals(await fileOf(page.url(), file.name)), file.name)
})

test('Escape closes the download window, and each link opens it at its own tab', async () => {
  const { page, go, at, arrive, asked, troubles } = await site.visit({ width: 375 })
  const guideScripts = () => asked.filter(request => /\/assets\/(tutorial|guide)-/.test(request)).length
  await go('/')
  await page.click('#download .platform .button')
  await page.waitForSelector('dialog:modal')
  assert.is(guideScripts(), 0)
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  assert.is(at(), '/')
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('data-opens')), 'windows.2')

  await page.click('#download [data-opens="windows.1"]')
  await page.waitForSelector('.guide li:nth-child(2) img')
  assert.is(await page.textContent(selected), 'Hướng dẫn')
  assert.is(await page.locator('.guide section li').count(), 32)
  await page.keyboard.press('ArrowRight')
  await arrive('/?mo=windows.2')
  await page.locator(selected, { hasText: 'Tải về' }).waitFor()
  await page.goBack()
  await arrive('/')
  assert.equal(troubles, [])
})

test('the guide in the HTML of the page stays until its script has loaded', async () => {
  const { page, go } = await site.visit({ width: 375, keptFromOthers: true })
  await page.addInitScript(() => {
    let came = false
    new MutationObserver(() => {
      const isThere = document.querySelectorAll('.guide section li').length === 32
      came ||= isThere
      if (came && !isThere) document.documentElement.dataset.lost = ''
    }).observe(document, { subtree: true, childList: true })
  })
  // Delayed, so that the rest of the page is hydrated before.
  await page.route(/\/assets\/tutorial-/, async route => {
    await new Promise(done => setTimeout(done, 500))
    await route.continue()
  })
  const script = page.waitForResponse(/\/assets\/tutorial-/)
  await go('/?mo=windows.1')
  await script
  await page.waitForSelector('.guide header button')
  assert.is(await page.locator('.guide section li').count(), 32)
  assert.is(await page.locator('html[data-lost]').count(), 0)
})

test('without JavaScript the guide can be read and the files can be downloaded one by one', async () => {
  const { page, go } = await site.visit({ javaScript: false })
  await go('/')
  await page.click('#download [data-opens="windows.1"]')
  assert.is(await page.locator('.guide section li').count(), 32)
  await page.click('dialog [role=tab] >> nth=1')
  const saving = page.waitForEvent('download')
  await page.click('dialog a[href="/downloads/latest"]')
  assert.is((await saving).suggestedFilename(), 'An-Nhi-1.0.4.msi')
  await page.click('dialog .dialog-actions a')
  await page.waitForSelector('dialog', { state: 'detached' })
})

async function fileOf(url: string, name: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(new URL(`/downloads/${name}`, url))).arrayBuffer())
}

test.run()
