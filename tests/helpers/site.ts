import { tmpdir } from 'node:os'
import { freePort } from '../../scripts/test/free-port.ts'
import { quickDatabase } from '../../scripts/test/template.ts'
import { launch, type Service, untilItServes } from './process.ts'

const preloaded = ['light-argon2.mjs', 'calm.mjs'].map(
  name => new URL(`../../scripts/test/${name}`, import.meta.url).href,
)
/** Features of Chromium to disable. It reads only the last such list, so Playwright's own are repeated here. */
const withoutFeatures = [
  // two pages of the address bar that nobody sees, loaded for each window: a third of the CPU time of a visit
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
]

export function browserOptions(executablePath: string) {
  // with the back-forward cache, as in real browsers: tests check what Back shows
  return { executablePath, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
}

/** The built service for a browser, not in production mode, on an embedded database with the demo people. */
export async function startSite(env: Record<string, string>): Promise<Service> {
  const port = env.PORT ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const own = {
    NODE_ENV: 'test',
    PORT: port,
    APP_ORIGIN: origin,
    APP_SECRET: 'x'.repeat(32),
    JOBS: 'off',
    LOG_LEVEL: 'warn',
  }
  const service = await launch({ ...own, ...env }, tmpdir(), [
    quickDatabase,
    ...preloaded.flatMap(url => ['--import', url]),
  ])
  process.once('exit', () => service.process.kill())
  const site = { ...service, url: origin + (env.BASE_PATH ?? '') }
  await untilItServes(site)
  return site
}
