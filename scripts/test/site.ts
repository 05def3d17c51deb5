import { chromium } from 'playwright-core'
import { browserOptions, startSite } from '../../tests/helpers/site.ts'

export interface SharedSite {
  /** Tells a test file where the two are. */
  env: { SITE_URL: string; SITE_BROWSER: string }
  close(): Promise<void>
}

/** One service and one browser for all the browser files that need none of their own. */
export async function openSharedSite(executable: string): Promise<SharedSite> {
  const [service, browser] = await Promise.all([
    startSite({ DATABASE_URL: 'pglite:memory' }),
    chromium.launchServer(browserOptions(executable)),
  ])
  return {
    env: { SITE_URL: service.url, SITE_BROWSER: browser.wsEndpoint() },
    close: async () => {
      await browser.close()
      service.process.kill()
      await service.ended
    },
  }
}
