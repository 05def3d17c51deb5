import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { demoSignIns, seedDemo } from '../../src/demo/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { freePort } from '../test/free-port.ts'

interface Answer {
  headers: Record<string, string>
  /** As received, possibly compressed. */
  body: Buffer
  text: string
}

export type Served = Awaited<ReturnType<typeof startServed>>

/** The same as in the Dockerfile. */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
export const nodeFlags = ['--no-maglev', '--max-semi-space-size=8', '--max-old-space-size=512']

/** Our account at the gateway. */
export const terminal = { tmnCode: 'BENCH001', secret: randomBytes(16).toString('hex') }

/** Starts the built server in a process of its own, with the container's settings; its log goes to a file. */
export async function startServed(
  database: { url: string },
  { originAt = (_port: number): string => 'https://anni.example.vn', settings = {} as Record<string, string> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-bench-'))
  const log = openSync(join(folder, 'log'), 'a')
  const port = await freePort()
  const child = spawn(process.execPath, [...nodeFlags, 'dist/server.js'], {
    stdio: ['ignore', log, 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...memorySettings,
      NODE_ENV: 'production',
      APP_ORIGIN: originAt(port),
      APP_SECRET: randomBytes(32).toString('hex'),
      SMS_PROVIDER: 'webhook',
      SMS_WEBHOOK_URL: 'https://sms.example.vn/',
      SMS_WEBHOOK_SECRET: randomBytes(32).toString('hex'),
      VNPAY_TMN_CODE: terminal.tmnCode,
      VNPAY_HASH_SECRET: terminal.secret,
      VNPAY_PAY_URL: 'https://gateway.example.vn/pay',
      VNPAY_API_URL: 'https://gateway.example.vn/api',
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...settings,
    },
  })
  const ask = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
    exchange(port, path, headers, body)
  while (!(await ask('/api/health').catch(() => null))) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    await pause(100)
  }
  const db = connect({ connectionString: database.url }, 1)
  await seedDemo(db, new Date())
  await db.destroy()

  return {
    port,
    ask,
    /** Resident memory in MB. */
    memory(): number {
      const status = `/proc/${child.pid}/status`
      return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024 : Number.NaN
    },
    async stop(): Promise<void> {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Signs in as the demo admin or the mother, and returns the token. */
export async function signInToDemo(served: Served, who: 'Admin' | 'Parent' = 'Admin'): Promise<string> {
  const { phone, password } = demoSignIns.find(each => each.who === who)!
  const { text } = await served.ask('/api/auth/login', {}, { sdt: phone, mat_khau: password })
  return JSON.parse(text).data.token
}

/** Without the headers that Node adds itself. */
export function ownHeaders({ headers }: Answer): Record<string, string> {
  const { date: _, connection: __, 'keep-alive': ___, ...rest } = headers
  return rest
}

async function exchange(port: number, path: string, headers: Record<string, string>, body: unknown): Promise<Answer> {
  const json = body ? { 'Content-Type': 'application/json' } : {}
  const method = body ? 'POST' : 'GET'
  // its own connection: one that is kept may be closed by the server at the same moment
  const asking = request({ port, host: '127.0.0.1', path, method, headers: { ...json, ...headers }, agent: false })
  asking.end(body ? JSON.stringify(body) : undefined)
  const [response] = await once(asking, 'response')
  const received = Buffer.concat(await response.toArray())
  if (response.statusCode >= 300) throw new Error(`${path} answered ${response.statusCode}: ${received}`)
  const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(received) : received
  return { headers: response.headers, body: received, text: plain.toString() }
}
