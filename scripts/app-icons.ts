import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { needChromium } from './test/chromium.ts'

const paper = '#fffbf4'

/** How much of the side the mark takes: phones cut a maskable icon to a circle, so its mark keeps away from the edge. */
const icons = [
  { file: 'icon-192', size: 192, mark: 0.78 },
  { file: 'icon-512', size: 512, mark: 0.78 },
  { file: 'icon-maskable-512', size: 512, mark: 0.56 },
  { file: 'apple-touch-icon', size: 180, mark: 0.68 },
]

/** `node scripts/run.mjs app-icons`: draws the icons of the installed site from its mark. */
export async function run(): Promise<void> {
  const mark = `data:image/svg+xml;base64,${readFileSync('static/favicon.svg').toString('base64')}`
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
  for (const { file, size, mark: share } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(
      `<body style="display:grid;place-items:center;height:100vh;margin:0;background:${paper}">
        <img src="${mark}" width="${Math.round(size * share)}"></body>`,
      { waitUntil: 'load' },
    )
    writeFileSync(`static/${file}.png`, await page.screenshot())
    await page.close()
    console.log(`static/${file}.png`)
  }
  await browser.close()
}
