import type { Page } from 'playwright-core'

/** What the page shows now. Playwright's own screenshots are no WebP. */
export async function webpOf(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await devtools.detach()
  return Buffer.from(data, 'base64')
}
