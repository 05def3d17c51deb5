import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** Minified, because each page has to parse it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The accessibility violations that axe-core finds on the current page, one line per element. */
export async function objections(page: Page | Frame): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ preload: false, resultTypes: ['violations'] }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
