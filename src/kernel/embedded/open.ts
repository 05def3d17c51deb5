import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { operatorError } from '../operator-error.ts'
import { diskIsFull, isDiskFull } from './full-disk.ts'
import { type Addresses, holderOf, takeLock } from './lock.ts'
import type { OpenRequest, OpenResult } from './worker.ts'

export interface Embedded {
  /** What the pg driver connects to. */
  connection: Addresses['connection']
  /** The socket of the backup and restore commands. */
  control: string
  /** Whether the database was created just now. */
  fresh: boolean
  close(): Promise<void>
}

export interface Opening {
  /** Uses the database that another process has open. */
  join?: boolean
  /** Whether this process charges cards and sends messages by itself, beside which no backup is restored. */
  runsJobs?: boolean
}

/** Opens the database in a worker thread, unless it joins another process. */
export async function openEmbedded(options: Opening & { path: string | 'memory' }): Promise<Embedded> {
  const { path, runsJobs = false } = options
  if (path === 'memory') return start(path)
  preparePlace(path)
  const lock = takeLock(path)
  if (!lock) return joinHolder(options, path)
  try {
    const opened = await start(path)
    lock.announce(opened, runsJobs)
    return {
      ...opened,
      close: async () => {
        await opened.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function joinHolder({ join = false, runsJobs }: Opening, path: string): Promise<Embedded> {
  let holder = holderOf(path)
  // a first start needs seconds to open the database, but writes its pid within milliseconds
  const deadline = Date.now() + (join ? 60_000 : 1_000)
  while (holder && Date.now() < deadline && (join ? !holder.addresses : holder.pid === 0)) {
    await pause(50)
    holder = holderOf(path)
  }
  if (!holder) return openEmbedded({ path, join, runsJobs })
  if (join && holder.addresses) return { ...holder.addresses, fresh: false, close: async () => {} }
  throw operatorError(`The database ${path} is in use by process ${holder.pid}: stop that process first.`)
}

async function start(path: string | 'memory'): Promise<Addresses & Embedded> {
  const { folder, address, control } = chooseAddresses()
  // worker.ts when run from source, its bundle when run from dist/
  const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './embedded-worker.js'
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: { path, address, control } satisfies OpenRequest,
    execArgv: [],
  })
  const [answer] = (await once(worker, 'message')) as [OpenResult]
  if ('failed' in answer) {
    await worker.terminate()
    removeFolder(folder)
    throw explain(path, answer.failed)
  }
  worker.on('error', error => {
    process.stderr.write(`An Nhi: ${error.message}\n`)
    process.exit(1)
  })
  const at = answer.opened.address
  return {
    connection: 'path' in at ? { host: dirname(at.path), port: 5432 } : at,
    control,
    folder,
    fresh: answer.opened.fresh,
    close: async () => {
      worker.postMessage('close')
      await once(worker, 'exit')
      removeFolder(folder)
    },
  }
}

function chooseAddresses() {
  if (process.platform === 'win32')
    return { folder: null, address: { host: '127.0.0.1', port: 0 }, control: `\\\\.\\pipe\\an-nhi-${randomUUID()}` }
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-'))
  return { folder, address: { path: join(folder, '.s.PGSQL.5432') }, control: join(folder, 'control') }
}

function removeFolder(folder: string | null): void {
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** Makes the folder that the database is in. */
export function preparePlace(path: string): void {
  // the lock, the sockets and all other files that this process makes are private to this user
  process.umask(0o077)
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  } catch {
    throw operatorError(`The folder ${dirname(path)} cannot be made: give this user the folder above, or set DATA_DIR.`)
  }
}

function explain(path: string, reason: string): Error {
  if (/EACCES|EPERM|EROFS|Permission denied/.test(reason))
    return operatorError(`The database folder ${path} cannot be written: give it to this user, or set DATA_DIR.`)
  if (isDiskFull(reason)) return diskIsFull(path)
  return operatorError(
    `The database folder ${path} does not open (${reason.replace(/\.? Build with.*/, '')}): restore a backup with "npm run restore -- FILE", ` +
      'or move the folder away to begin with an empty one.',
  )
}
