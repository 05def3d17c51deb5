import { tmpdir } from 'node:os'
import { freePort, launch, type Service, untilItServes } from './process.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // pictures hear of it by this alone, and one that moves is painted anew for as long as its page is open
  '--force-prefers-reduced-motion',
]

export function browserOptions(executablePath: string) {
  // as people have it: what Back shows is part of what is promised
  return { executablePath, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
}

/** The built service for a browser, with the demo people: its database is an embedded one, and it is not in production. */
export async function startSite(env: Record<string, string>): Promise<Service> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const own = {
    NODE_ENV: 'test',
    PORT: port,
    APP_ORIGIN: origin,
    APP_SECRET: 'x'.repeat(32),
    JOBS: 'off',
    LOG_LEVEL: 'warn',
  }
  const service = await launch({ ...own, ...env }, tmpdir())
  process.once('exit', () => service.process.kill())
  const site = { ...service, url: origin + (env.BASE_PATH ?? '') }
  await untilItServes(site)
  return site
}
