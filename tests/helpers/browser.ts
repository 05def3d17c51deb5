import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Test } from 'uvu'
import { databaseCopy } from '../../scripts/test/template.ts'
import type { Language } from '../../src/i18n/index.ts'
import { signIn, type Who } from './demo-people.ts'
import { proof } from './proof.ts'
import { browserOptions, startSite } from './site.ts'
import { openWindows, type Windows } from './windows.ts'

export const languages: Language[] = ['vi', 'en']
export const widths = [375, 1440]
export const everyWay = widths.flatMap(width => languages.map(language => ({ width, language })))
/** Each width, language and scripting once, or in a proof every combination. */
export const everyValue = everyWay
  .flatMap(way => [true, false].map(javaScript => ({ ...way, javaScript })))
  .filter(
    ({ width, language, javaScript }) =>
      proof || ((width === 375) === javaScript && (language === 'vi') === javaScript),
  )

export interface Visit {
  width?: number
  language?: Language
  javaScript?: boolean
  signedInAs?: Who | undefined
  /** Opens the browser without stored data, so that the splash shows. */
  first?: boolean
  /** For a test that changes its window for good: no later test gets it. */
  keptFromOthers?: boolean
}

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Opens a path of the site and waits until the page is hydrated. */
  go: (path: string) => Promise<void>
  /** The current path with its query, without the prefix of the site. */
  at: () => string
  /** Waits until the browser is at that path. */
  arrive: (path: string) => Promise<void>
  /** Console errors and warnings, exceptions, policy violations and failed requests: should stay empty. */
  troubles: string[]
  /** Every request so far, as `GET /path`. */
  asked: string[]
}

interface Site {
  /** The address of the site, with its prefix. */
  url: string
  visit: (visit?: Visit) => Promise<Visitor>
}

/**
 * A real browser and the service that all browser files share. A file that changes what others see, such as the clock
 * or the number of users, passes settings and gets its own service. What a test left in its window is gone for the next.
 */
export async function openSite(test: Test, ownSettings?: Record<string, string>): Promise<Site> {
  const { SITE_URL } = process.env
  if (!SITE_URL || ownSettings || !process.connected) return openSiteIn(findBrowser(), test, ownSettings)
  windowsOfLane ??= openWindowsOfLane(SITE_URL)
  return visitIn(await windowsOfLane, test, SITE_URL)
}

/** The same in a Chromium of its own that restores pages on Back, which the shared one may not. */
export async function openSiteForBack(test: Test): Promise<Site> {
  return openSiteIn(launchChromium(), test)
}

async function openSiteIn(opening: Promise<Browser>, test: Test, ownSettings?: Record<string, string>): Promise<Site> {
  const [{ url, close }, browser] = await Promise.all([findService(ownSettings), opening])
  test.after(async () => {
    await browser.close()
    await close()
  })
  return visitIn(openWindows(browser, url), test, url)
}

/** For all files that this process runs on the shared service. */
let windowsOfLane: Promise<Windows> | undefined

async function openWindowsOfLane(url: string): Promise<Windows> {
  const browser = await findBrowser()
  // else its connection would keep the process from ending
  process.once('disconnect', () => browser.close())
  return openWindows(browser, url)
}

function visitIn(windows: Windows, test: Test, url: string): Site {
  test.after.each(windows.giveBack)
  return { url, visit: visit => open(windows, url, visit) }
}

async function findService(ownSettings?: Record<string, string>): Promise<{ url: string; close: () => Promise<void> }> {
  const { SITE_URL } = process.env
  if (SITE_URL && !ownSettings) return { url: SITE_URL, close: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-site-'))
  const database = `pglite:${await databaseCopy(folder)}`
  const { url, process: own, ended } = await startSite({ DATABASE_URL: database, ...ownSettings })
  return {
    url,
    close: async () => {
      own.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

function findBrowser(): Promise<Browser> {
  const { SITE_BROWSER } = process.env
  return SITE_BROWSER ? chromium.connect(SITE_BROWSER) : launchChromium()
}

function launchChromium(): Promise<Browser> {
  return chromium.launch(browserOptions(process.env.CHROMIUM_PATH!))
}

async function open(windows: Windows, url: string, visit: Visit = {}): Promise<Visitor> {
  const { width = 1440, language = 'vi', javaScript = true, signedInAs, first = false, keptFromOthers = false } = visit
  const { page, context } = await windows.take({ language, javaScript, first, keptFromOthers })
  await page.setViewportSize({ width, height: width < 600 ? 812 : 900 })
  await context.addCookies([{ name: 'language', value: language, url }])
  if (signedInAs) await signIn(context, url, signedInAs)
  const at = () => page.url().slice(url.length)
  const recorded = record(page)
  return {
    ...recorded,
    page,
    context,
    at,
    arrive: path => page.waitForURL(url + path),
    go: async path => {
      // A busy service may refuse the page with a Retry-After.
      while ((await page.goto(url + path))?.status() === 503) {
        await pause(1_000)
        recorded.troubles.length = 0
        recorded.asked.length = 0
      }
      if (javaScript) await takenOver(page)
    },
  }
}

function record(page: Page): Pick<Visitor, 'troubles' | 'asked'> {
  const troubles: string[] = []
  const asked: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => troubles.push(`exception: ${error.stack}`))
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // requests in flight when the page was left
    if (why !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${why}`)
  })
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    asked.push(`${request.method()} ${pathname}${search}`)
  })
  return { troubles, asked }
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/**
 * Waits for hydration: React says at its root that it is over, and runs effects once it was painted. A page without
 * #takeover has nothing to hydrate.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.getElementById('takeover')) return document.readyState === 'complete'
    const root = document.getElementById('root') as unknown as Record<string, ReactRoot>
    const key = Object.keys(root).find(name => name.startsWith('__reactContainer'))
    return key !== undefined && !root[key]!.stateNode.current.memoizedState.isDehydrated
  })
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
}

/** Returns to a page of the portal from another app, as from the one for SMS; the page then loads itself anew. */
export async function lookElsewhere(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy]'))
  const loaded = page.waitForResponse(answer => answer.url().endsWith('/api/protection'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await loaded
  await pause(300)
}
