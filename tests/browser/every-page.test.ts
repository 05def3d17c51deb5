import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { apart } from '../../src/i18n/index.ts'
import { pages as pageWords } from '../../src/i18n/pages.ts'
import { titled } from '../../src/shared/brand.ts'
import { objections } from '../helpers/axe.ts'
import { everyWay, openSite, type Visit, type Visitor, widths } from '../helpers/browser.ts'
import { asIn2023 } from '../helpers/browser-of-2023.ts'
import type { Who } from '../helpers/demo-people.ts'
import { invalidIn } from '../helpers/html.ts'
import { proof } from '../helpers/proof.ts'
import { everyPage } from '../helpers/site-map.ts'

type Page = (typeof everyPage)[number]

interface Shown extends Page {
  /** The first of visitor, parent and admin that may see the page. */
  who: Who | undefined
  /** Its HTML in Vietnamese, and that with each of its dialogs open. */
  html: string[]
}

const words = apart(pageWords)
/** Some pages with a dialog open. */
const dialogs: Record<string, string[]> = {
  '/': ['/?mo=so-sanh.2', '/?mo=windows.1', '/?mo=windows.2'],
  '/admin': ['/admin?mo=them-phu-huynh.0', '/admin?mo=vi.2'],
  '/admin/phu-huynh/2': ['/admin/phu-huynh/2?mo=them-tre.2', '/admin/phu-huynh/2?mo=goi.1&mo=doi-goi.1'],
}

// a service of its own: a page of the portal loads anew when another test changes the same family
const site = await openSite(test, {})
const viewable = await findViewers(everyPage)

test('every page of the site map can be opened by somebody', () => {
  assert.ok(viewable.length >= 5)
})

/** A page is opened in Vietnamese on a phone or in English on a desktop, in turn; in a proof in every way. */
const phone = everyWay.find(({ width, language }) => width === 375 && language === 'vi')!
const desktop = everyWay.find(({ width, language }) => width === 1440 && language === 'en')!
const ways = proof
  ? everyWay.map(way => ({ way, pages: viewable }))
  : [phone, desktop].map((way, turn) => ({ way, pages: viewable.filter((_, at) => at % 2 === turn) }))

for (const { way, pages } of ways)
  test(`R28: pages at ${way.width} in ${way.language} have no errors, fit the screen and are accessible, in a browser of 2023 too`, () =>
    eachPage(pages, way, async ({ page, go, troubles, asked }, { path, title }) => {
      await go(path)
      await page.evaluate(() => new Promise(idle => requestIdleCallback(idle)))
      assert.equal(troubles, [], path)
      assert.equal(asked.filter(isNoAsset), [`GET ${path}`], path)
      assert.is(await page.title(), titled(words[way.language][title]), path)
      assert.is(await page.locator('html').getAttribute('lang'), way.language, path)
      assert.is(await page.locator('h1').count(), 1, path)
      assert.equal(await objections(page), [], path)
      const size = page.viewportSize()!
      for (const width of [...widths.filter(other => other !== way.width), way.width]) {
        await page.setViewportSize({ ...size, width })
        assert.ok(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${path} scrolls sideways at ${width}`,
        )
      }
      assert.equal(troubles, [], path)
    }))

test('every page is valid HTML with its title, its heading and its links before any script arrives', async () => {
  for (const { path, title, html } of viewable)
    for (const text of html) {
      assert.match(text, `<title>${titled(words.vi[title])}</title>`, path)
      assert.is(text.match(/<h1[ >]/g)?.length, 1, path)
      assert.ok(text.match(/<a [^>]*href=/g)!.length > 5, path)
      assert.equal(await invalidIn(text), [], path)
    }
})

test('without JavaScript the menu of a phone leads through the site and through the console', async () => {
  for (const [who, path, menu] of [
    ['parent', '/wallet', '.phone-menu'],
    ['admin', '/admin', '.rail-menu'],
  ] as const) {
    const { page, go, troubles } = await site.visit({ javaScript: false, width: 375, signedInAs: who })
    await go(path)
    assert.is(await page.locator('h1:visible').count(), 1, path)
    await page.click(`${menu} summary`)
    assert.ok((await page.locator(`${menu} a[href]:visible`).count()) > 4, path)
    assert.equal(troubles, [], path)
  }
})

async function eachPage(
  pages: Shown[],
  way: Visit,
  look: (visitor: Visitor, page: Shown) => Promise<void>,
): Promise<void> {
  const visitors = new Map<Who | undefined, Visitor>()
  for (const page of pages) {
    const visitor = visitors.get(page.who) ?? (await visitAsIn2023({ ...way, signedInAs: page.who }))
    visitors.set(page.who, visitor)
    visitor.asked.length = 0
    await look(visitor, page)
  }
}

async function visitAsIn2023(visit: Visit): Promise<Visitor> {
  const visitor = await site.visit({ ...visit, keptFromOthers: true })
  await visitor.page.addInitScript(asIn2023)
  return visitor
}

function isNoAsset(request: string): boolean {
  return !/^GET \/(api\/protection\/stream$|assets\/|scenes\/|guide-pictures\/|favicon|apple-touch-icon|site\.webmanifest|(today|wallet|extension-\d)-(vi|en)\.webp)/.test(
    request,
  )
}

async function findViewers(pages: Page[]): Promise<Shown[]> {
  const visitors = await Promise.all(
    ([undefined, 'parent', 'admin'] as const).map(async who => ({ who, ...(await site.visit({ signedInAs: who })) })),
  )
  const found: Shown[] = []
  for (const page of pages)
    for (const { who, context } of visitors) {
      const answer = await served(context, page.path)
      if (answer.status() !== 200) continue
      const withDialogs = (dialogs[page.path] ?? []).map(path => served(context, path))
      const answers = [answer, ...(await Promise.all(withDialogs))]
      found.push({ ...page, who, html: await Promise.all(answers.map(each => each.text())) })
      break
    }
  if (found.length < pages.length) throw new Error(`nobody sees some of ${pages.map(({ path }) => path).join(' ')}`)
  return found
}

/** A busy service may refuse a page with a Retry-After. */
async function served(context: Visitor['context'], path: string) {
  for (;;) {
    const answer = await context.request.get(site.url + path, { maxRedirects: 0 })
    if (answer.status() !== 503) return answer
    await pause(1_000)
  }
}

test.run()
