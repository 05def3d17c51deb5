import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale } from '../../scripts/build.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import { databaseCopy, quickDatabase } from '../../scripts/test/template.ts'
import { onServer, ownDatabase } from './db.ts'

type Env = Record<string, string>

const ofLane = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, TZ: process.env.TZ }

export const production = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  APP_ORIGIN: 'http://localhost',
  APP_SECRET: 'x'.repeat(32),
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'https://sms.invalid/',
  SMS_WEBHOOK_SECRET: 'x'.repeat(32),
}

export interface Service {
  url: string
  process: ChildProcess
  /** Everything it has printed. */
  said: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

/** The built server as a separate process, which serves before `work` begins and is killed after it. */
export async function withService<T>(
  env: Env,
  work: (service: Service) => Promise<T>,
  flags: string[] = [quickDatabase],
): Promise<T> {
  return inFolder(async folder => {
    const service = await launch(env, folder, flags)
    try {
      await untilItServes(service)
      return await work(service)
    } finally {
      service.process.kill('SIGKILL')
      await service.ended
    }
  })
}

/** A start that must fail: its exit code, how long it took and the lines it printed. */
export async function failedStart(env: Env) {
  return inFolder(async folder => {
    const began = Date.now()
    const service = await launch(env, folder)
    const late = setTimeout(() => service.process.kill('SIGKILL'), 45_000)
    const code = await service.ended
    clearTimeout(late)
    return { code, ms: Date.now() - began, lines: service.said().trim().split('\n') }
  })
}

/** Starts the process without waiting until it serves; `root` has the build, by default this one. */
export async function launch(
  env: Env,
  folder: string,
  flags: string[] = [quickDatabase],
  root = join(import.meta.dirname, '../..'),
): Promise<Service> {
  await buildIfStale()
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [...flags, join(root, 'dist/server.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: port, LOG_LEVEL: 'info', DATA_DIR: join(folder, 'data'), ...ofLane, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    said: () => output,
    ended: once(child, 'close').then(([code, signal]) => code ?? signal),
  }
}

export async function untilItServes({ url, process, said }: Service): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; await pause(25)) {
    if (process.exitCode !== null || process.signalCode) throw new Error(`The process ended:\n${said()}`)
    const answer = await fetch(`${url}/api/health/live`).catch(() => null)
    await answer?.text()
    if (answer?.ok) return
  }
  throw new Error(`The process does not serve:\n${said()}`)
}

/** A migrated database for one test: on the server, or an embedded one in its own folder. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  return onServer ? ownDatabase(work) : inFolder(async folder => work(`pglite:${await databaseCopy(folder)}`))
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-operation-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
