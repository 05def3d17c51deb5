import { join } from 'node:path'
import type { Knex } from 'knex'
import { createApp } from '../../src/app.ts'
import { readAssets } from '../../src/http/assets.ts'
import { createEdge } from '../../src/http/server.ts'
import { type Config, readConfig } from '../../src/kernel/config.ts'
import type { Services } from '../../src/kernel/given.ts'
import { createLog } from '../../src/kernel/log.ts'
import type { StoredSms } from '../../src/kernel/messages.ts'
import { createSender } from '../../src/messages/index.ts'
import { createServices } from '../../src/services.ts'
import { migrations, rolledBack } from './db.ts'
import { checkDocumented } from './documented.ts'
import { listening } from './listening.ts'
import { type Name, people, seedPeople } from './people.ts'

// Every app's log listens for the exit of the process, and a file runs many apps.
process.setMaxListeners(0)
const root = join(import.meta.dirname, '../..')
const assets = readAssets(root)

export interface Answered {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  json: any
}

export interface Ask {
  body?: unknown
  as?: Name
  headers?: Record<string, string>
}

export interface TestApp {
  url: string
  config: Config
  services: Services
  db: Knex
  /** The log so far, one entry per line. */
  logged: string[]
  /** Messages that would have been sent, newest first. */
  outbox: readonly StoredSms[]
  ask: (method: string, path: string, options?: Ask) => Promise<Answered>
  get: (path: string, options?: Ask) => Promise<Answered>
  post: (path: string, body?: unknown, options?: Ask) => Promise<Answered>
  /** Signs in through the real endpoint, once per person, and remembers the token. */
  token: (name: Name) => Promise<string>
}

/** The whole service on its own port, with the three people, in a transaction that is rolled back. */
export async function withApp<T>(work: (app: TestApp) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  return rolledBack(async db => {
    await seedPeople(db)
    return runApp(db, env, work)
  })
}

/** The same on a given database, for example one that several apps share. Who is in `signedIn` has a token already. */
export async function runApp<T>(
  db: Knex,
  env: Record<string, string>,
  work: (app: TestApp) => Promise<T>,
  signedIn: ReadonlyMap<Name, string> = new Map(),
): Promise<T> {
  const config = readConfig({
    DATABASE_URL: 'pglite:memory',
    DATA_DIR: '/tmp',
    APP_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'info',
    TRANSLATE_URL: 'off',
    ...env,
  })
  const logged: string[] = []
  const log = createLog(config.logLevel, text => logged.push(...text.trim().split('\n')))
  const outbox: StoredSms[] = []
  const made = createServices({ db, kind: 'embedded', close: async () => {} }, config, migrations, log)
  const toOutbox = createSender({ provider: 'outbox' }, { log, now: made.clock.now, outbox })
  const services = env.SMS_PROVIDER ? made : { ...made, sms: toOutbox, outbox: made.outbox && outbox }
  const app = await createApp({ services, config, log, root, assets, isStopping: () => false })
  const server = createEdge(app, config)
  const { url, close } = await listening(server)
  // The simulated gateway is this process, at a port that is known only now.
  if (services.gateway?.simulated)
    services.gateway = {
      ...services.gateway,
      apiUrl: `${url}${config.base}/dev/vnpay/api`,
      recurring: { ...services.gateway.recurring!, url: `${url}${config.base}/dev/vnpay/recurring` },
    }
  const tokens = new Map([...signedIn].map(([name, token]) => [name, Promise.resolve(token)]))

  const token = (name: Name) => {
    const { sdt, mat_khau } = people[name]
    if (!tokens.has(name))
      tokens.set(
        name,
        ask('POST', '/api/auth/login', { body: { sdt, mat_khau } }).then(({ json }) => json.data.token),
      )
    return tokens.get(name)!
  }
  const ask = async (method: string, path: string, { body, as, headers = {} }: Ask = {}): Promise<Answered> => {
    const sent = new Headers(headers)
    if (as) sent.set('Authorization', `Bearer ${await token(as)}`)
    if (body !== undefined && !sent.has('Content-Type')) sent.set('Content-Type', 'application/json')
    const response = await fetch(`${url}${config.base}${path}`, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream')
    const text = isEndless ? await firstOf(response) : await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const json = isJson ? JSON.parse(text) : undefined
    if (isJson) checkDocumented(method, path, response.status, json)
    return { status: response.status, headers: response.headers, text, json }
  }

  try {
    return await work({
      url,
      config,
      services,
      db,
      logged,
      outbox: services.outbox ?? outbox,
      ask,
      token,
      get: (path, options) => ask('GET', path, options),
      post: (path, body = {}, options) => ask('POST', path, { body, ...options }),
    })
  } finally {
    close()
  }
}

/** The beginning of an answer that does not end. */
async function firstOf({ body }: Response): Promise<string> {
  const reader = body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}
