import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import JSZip from 'jszip'
import { type BrowserContext, chromium, type Worker } from 'playwright-core'
import { databaseCopy } from '../../scripts/test/template.ts'
import { demo } from './demo-people.ts'
import { browserOptions, startSite } from './site.ts'

export interface Family {
  /** The service that the extension belongs to. */
  url: string
  /** A call of the parent, with what it answers. */
  parent: (method: string, path: string, body?: unknown) => Promise<unknown>
  close: () => Promise<void>
}

/** The real service, with a parent who is signed in. */
export async function openFamily(): Promise<Family> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-family-'))
  const { url, process: own, ended } = await startSite({ DATABASE_URL: `pglite:${await databaseCopy(folder)}` })
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
  const { token } = (await call('POST', '/auth/login', demo.parent)) as { token: string }
  return {
    url,
    parent: (method, path, body) => call(method, path, body, token),
    close: async () => {
      own.kill()
      await ended
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
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' }).end(page)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { asked, at: (host: string) => `http://${host}:${port}/`, close: () => server.close() }
}

export interface Machine {
  context: BrowserContext
  worker: () => Promise<Worker>
  /** Ends the extension’s worker, as the browser does at any moment. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

/** A child’s browser with the extension as it is downloaded. All sites of the tests are on this machine. */
export async function openMachine(zip: Uint8Array): Promise<Machine> {
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
    args: [
      ...args,
      '--headless=new',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--host-resolver-rules=MAP *.test 127.0.0.1',
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
  })
  const worker = async () => context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return {
    context,
    worker,
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
