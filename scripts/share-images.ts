import { readFileSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { type Language, languages } from '../src/i18n/index.ts'
import { brand } from '../src/shared/brand.ts'
import { markShapes } from '../views/pictures/mark-shapes.ts'
import { buildIfStale } from './build.ts'
import { needChromium } from './test/chromium.ts'

const size = { width: 1200, height: 630 }
const origin = 'http://share.test'

/** `node scripts/run.mjs share-images`: draws the picture that messengers show beside a link, one for each language. */
export async function run(): Promise<void> {
  const executablePath = needChromium()
  await buildIfStale()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  for (const language of languages) {
    const file = `static/share-${language}.png`
    writeFileSync(file, await photograph(browser, language))
    console.log(file)
  }
  await browser.close()
}

async function photograph(browser: Browser, language: Language): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
  await page.route(`${origin}/**`, route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: cardIn(language) })
    return route.fulfill({ path: `dist${pathname}` })
  })
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  return page.screenshot()
}

/** The words stand in the open sky of the home page's picture, with the fonts and colours of the site. */
function cardIn(language: Language): string {
  const { styles } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const { left, right, tailLeft, tailRight } = markShapes
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><link rel="stylesheet" href="/${styles.site}">
    <style>
      body { position: relative; height: 630px; background: linear-gradient(#d9eef0, var(--paper) 78%); overflow: hidden }
      .terrace { bottom: -30px; height: 527px }
      .words { position: absolute; top: 64px; left: 72px; width: 720px }
      .words b { display: flex; align-items: center; gap: 18px; font: 700 56px/1 var(--font-title) }
      .words p { width: 545px; margin-top: 26px; font: 700 76px/1.12 var(--font-title) }
    </style>
    <div class="terrace">
      <div><img class="scene" src="/scenes/terrace.svg"><img class="scene" src="/scenes/terrace-kite.svg"></div>
    </div>
    <div class="words">
      <b><svg width="72" height="72" viewBox="0 0 32 32"><path class="mark-light" d="${left}${tailLeft}"/>
        <path class="mark-deep" d="${right}${tailRight}"/></svg>${brand.name}</b>
      <p>${brand.slogan[language]}</p>
    </div></html>`
}
