import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { seedCatalogue } from '../src/catalogue/index.ts'
import { demoSignIns, seedDemo } from '../src/demo/index.ts'
import { type Language, languages } from '../src/i18n/index.ts'
import { connect } from '../src/kernel/database.ts'
import { openEmbedded } from '../src/kernel/embedded/open.ts'
import { type PhotographName, photographPath, photographs } from '../src/shared/photographs.ts'
import { browserOptions, startSite } from '../tests/helpers/site.ts'
import { buildIfStale } from './build.ts'
import { photographExtension } from './pictures/extension.ts'
import { webpOf } from './pictures/webp.ts'
import { needChromium } from './test/chromium.ts'
import { databaseCopy } from './test/template.ts'

/** An evening after school: the child of the demo has used the computer, and time is left. */
const evening = new Date('2026-11-24T20:05:00+07:00')

/** `node scripts/run.mjs pictures`: photographs for the home page what the product shows, always of one evening. */
export async function run(): Promise<void> {
  const executable = needChromium()
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-pictures-'))
  const path = await databaseCopy(folder)
  await seedThatEvening(path)
  const site = await startSite({ DATABASE_URL: `pglite:${path}` })
  const browser = await chromium.launch(browserOptions(executable))
  try {
    await fetch(`${site.url}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: evening }),
    })
    for (const name of Object.keys(photographs) as PhotographName[])
      for (const language of languages)
        keep(photographPath(name, language), await photograph(browser, site.url, { name, language }))
  } finally {
    await browser.close()
    site.process.kill()
    await site.ended
    rmSync(folder, { recursive: true })
  }
  // last, because not every Chromium speaks Vietnamese
  for (const language of languages)
    for await (const { path, picture } of photographExtension(executable, language)) keep(path, picture)
}

function keep(path: string, picture: Buffer): void {
  writeFileSync(`static${path}`, picture)
  console.log(`static${path}`)
}

/** The service would seed its people now, when the child may have used nothing yet. */
async function seedThatEvening(path: string): Promise<void> {
  const { connection, close } = await openEmbedded({ path })
  const db = connect({ ...connection, user: 'postgres', database: 'postgres' }, 1)
  await seedCatalogue(db)
  await seedDemo(db, evening)
  await db.destroy()
  await close()
}

async function photograph(
  browser: Browser,
  url: string,
  { name, language }: { name: PhotographName; language: Language },
): Promise<Buffer> {
  const { page: path, width, height } = photographs[name]
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: 2,
    bypassCSP: true,
  })
  await context.clock.setFixedTime(evening)
  await context.addCookies([{ name: 'language', value: language, url }])
  const { phone, password } = demoSignIns.find(({ who }) => who === 'Parent')!
  await context.request.post('/api/auth/login', { data: { sdt: phone, mat_khau: password } })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'load' })
  // it would hide the lower edge of what is shown
  await page.addStyleTag({ content: '.contact-widget { display: none }' })
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const picture = await webpOf(page)
  await context.close()
  return picture
}
