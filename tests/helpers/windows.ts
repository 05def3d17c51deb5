import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '../../src/i18n/index.ts'
import { splashFlag } from '../../src/shared/splash.ts'

interface Window {
  page: Page
  context: BrowserContext
}

interface WindowKind {
  language: Language
  javaScript: boolean
  /** Without any stored data, so that the splash shows. */
  first: boolean
  /** For a test that changes its window for good, for example by an init script: no later test gets it. */
  keptFromOthers: boolean
}

export interface Windows {
  /** A window where nothing is stored and nobody is signed in. */
  take(kind: WindowKind): Promise<Window>
  /** Makes the taken windows ready for the next test. */
  giveBack(): Promise<void>
}

/** Gives tests the windows that earlier tests have used, because a page in a new window takes three times the CPU time. */
export function openWindows(browser: Browser, url: string): Windows {
  const idle = new Map<string, Window[]>()
  let taken: { window: Window; key: string | null }[] = []
  return {
    async take(kind) {
      const key = kind.first || kind.keptFromOthers ? null : `${kind.language} ${kind.javaScript}`
      const window = (key && idle.get(key)?.pop()) || (await newWindow(browser, kind))
      taken.push({ window, key })
      return window
    },
    async giveBack() {
      const all = taken
      taken = []
      await Promise.all(
        all.map(async ({ window, key }) => {
          if (key === null || window.page.isClosed()) return window.context.close()
          await reset(window, url)
          idle.set(key, [...(idle.get(key) ?? []), window])
        }),
      )
    },
  }
}

/** Also of further tabs that a test opens. */
const desktop = { width: 1440, height: 900 }

async function newWindow(browser: Browser, { language, javaScript, first }: WindowKind): Promise<Window> {
  const context = await browser.newContext({
    viewport: desktop,
    javaScriptEnabled: javaScript,
    locale: language,
    // axe would judge elements in the middle of fading in
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(30_000)
  if (!first)
    await context.addInitScript(flag => location.origin !== 'null' && localStorage.setItem(flag, '1'), splashFlag)
  const page = await context.newPage()
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`violation of ${violatedDirective}: ${blockedURI} ${sample}`),
    ),
  )
  return { page, context }
}

async function reset({ page, context }: Window, url: string): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'requestfailed']) page.removeAllListeners(event)
  await Promise.all(context.pages().map(each => each !== page && each.close()))
  for (const each of [page, context]) await each.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce' })
  await page.mouse.move(0, 0)
  // a click with Control still held would open a tab in the next test
  for (const key of ['Control', 'Shift', 'Alt']) await page.keyboard.up(key)
  // a page of the site without a script, which would store something when it is left
  await page.goto(`${url}/robots.txt`)
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
