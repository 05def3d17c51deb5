import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import JSZip from 'jszip'
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core'
import { databaseCopy } from '../../scripts/test/template.ts'
import { demo } from './demo-people.ts'
import { browserOptions, startSite } from './site.ts'

export interface Family {
  /** The service that the extension belongs to. */
  url: string
  /** A call of the parent, with what it answers. */
  parent: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** Ends the service, until `back` starts it so many ms later by its clock. */
  leave: () => Promise<void>
  back: (after: number) => Promise<void>
  close: () => Promise<void>
}

/** The real service, with a parent who is signed in. */
export async function openFamily(): Promise<Family> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-family-'))
  const database = { DATABASE_URL: `pglite:${await databaseCopy(folder)}` }
  let running = await startSite(database)
  const { url } = running
  const leave = async () => {
    running.process.kill()
    await running.ended
  }
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const said = (await answer.json()) as { data: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(said)}`)
    return said.data
  }
  const signIn = async () => ((await call('POST', '/auth/login', demo.parent)) as { token: string }).token
  let token = await signIn()
  return {
    url,
    parent: (method, path, body) => call(method, path, body, token),
    leave,
    back: async after => {
      running = await startSite({ ...database, PORT: new URL(url).port })
      await fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ now: new Date(Date.now() + after) }),
      })
      token = await signIn()
    },
    close: async () => {
      await leave()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Any site of the tests, with a log of what it was asked for. */
export async function openOrigin() {
  const asked: string[] = []
  const page = '<!doctype html><title>Site</title><label>Poem <textarea id="poem"></textarea></label>'
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`)
    const restricted = request.headers['youtube-restrict'] ?? ''
    const head = { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*', Restricted: restricted }
    response.writeHead(200, head).end(page)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { asked, at: (host: string) => `http://${host}:${port}/`, close: () => server.close() }
}

export interface Machine {
  context: BrowserContext
  worker: () => Promise<Worker>
  /** What opens by itself after installing. */
  pairingPage: () => Promise<Page>
  /** As the parent does on the browser’s page of extensions. */
  allowIncognito: () => Promise<void>
  /** Moves the clock of the machine, and lets the worker hear its alarm, which comes every half minute else. */
  moveClock: (ms: number) => Promise<void>
  /** Ends the extension’s worker, as the browser does at any moment. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

export type LaunchOptions = Parameters<typeof chromium.launchPersistentContext>[1]
type Switch = (change: object) => Promise<void>

/** A child’s browser with the extension as it is downloaded. All sites of the web are on this machine. */
export async function openMachine(zip: Uint8Array, look: LaunchOptions = {}): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-machine-'))
  const extension = join(folder, 'extension')
  for (const [name, file] of Object.entries((await JSZip.loadAsync(zip)).files)) {
    if (file.dir) continue
    mkdirSync(dirname(join(extension, name)), { recursive: true })
    writeFileSync(join(extension, name), await file.async('nodebuffer'))
  }
  const { executablePath, args } = browserOptions(process.env.CHROMIUM_PATH!)
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    headless: false,
    ...look,
    args: [
      ...args,
      '--headless=new',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--host-resolver-rules=MAP * 127.0.0.1',
      ...(look.args ?? []),
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
  })
  const worker = async () => context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const isPairing = (page: Page) => page.url().endsWith('/pairing.html')
  return {
    context,
    worker,
    pairingPage: async () =>
      context.pages().find(isPairing) ?? (await context.waitForEvent('page', { predicate: isPairing })),
    allowIncognito: async () => {
      const id = new URL((await worker()).url()).host
      const page = await context.newPage()
      await page.goto('chrome://extensions/')
      await page.evaluate(async extensionId => {
        const { developerPrivate } = chrome as unknown as Record<'developerPrivate', Record<string, Switch>>
        await developerPrivate.updateProfileConfiguration!({ inDeveloperMode: true })
        await developerPrivate.updateExtensionConfiguration!({ extensionId, incognitoAccess: true })
      }, id)
      await page.close()
    },
    moveClock: async ms => {
      const within = await worker()
      await within.evaluate(by => {
        const real = Date.now
        Date.now = () => real() + by
        chrome.alarms.create('moved', { delayInMinutes: 0.001 })
      }, ms)
    },
    kill: async () => {
      const page = context.pages()[0]!
      const session = await context.newCDPSession(page)
      const { targetInfos } = await session.send('Target.getTargets')
      const { targetId } = targetInfos.find(({ type }) => type === 'service_worker')!
      await session.send('Target.closeTarget', { targetId })
      await session.detach()
    },
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
