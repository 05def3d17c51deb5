import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { demoSignIns } from '../src/demo/index.ts'
import { type Language, languages } from '../src/i18n/index.ts'
import { operatorError } from '../src/kernel/operator-error.ts'
import { walletPicture } from '../src/shared/wallet-picture.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './test/chromium.ts'
import { openSharedSite } from './test/site.ts'

/** `node scripts/run.mjs wallet-pictures`: photographs the wallet of the demo's mother for the home page. */
export async function run(): Promise<void> {
  const executable = findChromium(process.env)
  if (!executable) throw operatorError('a picture needs a Chromium: set CHROMIUM_PATH.')
  await buildIfStale()
  const site = await openSharedSite(executable)
  try {
    const browser = await chromium.connect(site.env.SITE_BROWSER)
    for (const language of languages) {
      const file = `static${walletPicture.path(language)}`
      writeFileSync(file, await photograph(browser, site.env.SITE_URL, language))
      console.log(file)
    }
  } finally {
    await site.close()
  }
}

async function photograph(browser: Browser, url: string, language: Language): Promise<Buffer> {
  const { width, height } = walletPicture
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: 2,
    bypassCSP: true,
  })
  await context.addCookies([{ name: 'language', value: language, url }])
  const { phone, password } = demoSignIns.find(({ who }) => who === 'Parent')!
  await context.request.post('/api/auth/login', { data: { sdt: phone, mat_khau: password } })
  const page = await context.newPage()
  await page.goto('/wallet', { waitUntil: 'networkidle' })
  // it would hide the lower edge of what is shown
  await page.addStyleTag({ content: '.contact-widget { display: none }' })
  const devtools = await context.newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await context.close()
  return Buffer.from(data, 'base64')
}
