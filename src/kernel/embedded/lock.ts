import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { operatorError } from '../operator-error.ts'
import { diskIsFull, isDiskFull } from './full-disk.ts'

/** How other processes on this machine reach the database while one has it open. */
export interface Addresses {
  connection: { host: string; port: number }
  control: string
  /** Private folder of the sockets; null on Windows. */
  folder: string | null
}

/** The process that has the database open. `addresses` is null until it has finished opening it. */
interface Holder {
  pid: number
  addresses: Addresses | null
  /** Whether it charges cards and sends messages by itself. */
  runsJobs?: boolean
}

interface Lock {
  announce(addresses: Addresses, runsJobs: boolean): void
  release(): void
}

/** Only one process at a time may open a database folder: with two, rows of both would be lost silently. */
export function takeLock(path: string): Lock | null {
  const file = lockAtOnce(path)
  if (!file) return null
  const killed = readHolder(path)
  if (killed?.addresses?.folder) rmSync(killed.addresses.folder, { recursive: true, force: true })
  writeHolder(path, { pid: process.pid, addresses: null })
  return {
    announce: ({ connection, control, folder }, runsJobs) =>
      writeHolder(path, { pid: process.pid, addresses: { connection, control, folder }, runsJobs }),
    release: () => {
      rmSync(`${path}.holder`, { force: true })
      file.close()
    },
  }
}

/** The live process that has the folder open, or null. */
export function holderOf(path: string): Holder | null {
  if (!existsSync(`${path}.lock`)) return null
  const free = lockAtOnce(path)
  free?.close()
  return free ? null : (readHolder(path) ?? { pid: 0, addresses: null })
}

// An exclusive SQLite transaction is an operating-system lock: on every platform it is released with the process.
function lockAtOnce(path: string): DatabaseSync | null {
  let file: DatabaseSync | undefined
  try {
    // another user who can read the lock file could also lock it
    if (existsSync(`${path}.lock`)) chmodSync(`${path}.lock`, 0o600)
    file = new DatabaseSync(`${path}.lock`, { timeout: 0 })
    file.exec('pragma locking_mode = exclusive; begin exclusive')
    return file
  } catch (error) {
    file?.close()
    const { errcode } = error as { errcode?: number }
    if (errcode === 5) return null
    if (errcode === 13) throw diskIsFull(path)
    throw operatorError(`${path}.lock cannot be written: give this user the folder, or set DATA_DIR to another one.`)
  }
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(`${path}.holder`, 'utf8'))
  } catch {
    return null
  }
}

function writeHolder(path: string, holder: Holder): void {
  try {
    writeFileSync(`${path}.holder.new`, JSON.stringify(holder), { mode: 0o600 })
    renameSync(`${path}.holder.new`, `${path}.holder`)
  } catch (error) {
    throw isDiskFull(error) ? diskIsFull(path) : error
  }
}
