import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { browserOptions, startSite } from '../../tests/helpers/site.ts'
import { databaseCopy } from './template.ts'

export interface SharedSite {
  /** The addresses of both, for the test files. */
  env: { SITE_URL: string; SITE_BROWSER: string }
  close(): Promise<void>
}

/** One service and one browser for all browser test files that do not need their own. */
export async function openSharedSite(executable: string): Promise<SharedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-site-'))
  const [service, browser] = await Promise.all([
    databaseCopy(folder).then(path => startSite({ DATABASE_URL: `pglite:${path}` })),
    chromium.launchServer(browserOptions(executable)),
  ])
  return {
    env: { SITE_URL: service.url, SITE_BROWSER: browser.wsEndpoint() },
    close: async () => {
      await browser.close()
      service.process.kill()
      await service.ended
      rmSync(folder, { recursive: true })
    },
  }
}
