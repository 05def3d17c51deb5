import { createWriteStream, readFileSync, renameSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { openDatabase } from '../database.ts'
import { migrateBackup } from '../migrate.ts'
import { operatorError } from '../operator-error.ts'
import { exchangeFolder, hasDatabase, makeFolder, restoringFolder } from './folder.ts'
import { diskIsFull, isDiskFull } from './full-disk.ts'
import { holderOf, takeLock } from './lock.ts'
import { openEmbedded, preparePlace } from './open.ts'

/** Writes the whole database to a file, also while another process serves it. Returns the file's size. */
export async function saveBackup(path: string, file: string): Promise<number> {
  if (!hasDatabase(path)) throw operatorError(`there is no database in ${path}.`)
  const embedded = await openEmbedded({ path, join: true })
  const temporary = `${file}.new`
  try {
    const dump = await ask(embedded.control, '/dump')
    await pipeline(dump, createWriteStream(temporary, { flush: true, mode: 0o600 }))
    renameSync(temporary, file)
    return Number(dump.headers['content-length'])
  } catch (error) {
    rmSync(temporary, { force: true })
    if (isDiskFull(error)) throw diskIsFull(file)
    throw operatorError(`${file} could not be written (${(error as Error).message}).`)
  } finally {
    await embedded.close()
  }
}

interface Restored {
  /** Where the old database was moved. */
  kept: string | null
  /** Whether a running process serves the new one. */
  served: boolean
  /** The migrations that an older backup lacked. */
  migrated: string[]
}

/**
 * Replaces the database with a backup. The backup is unpacked, opened and migrated in another folder first, so that a
 * bad file changes nothing.
 */
export async function restoreBackup(path: string, file: string, migrations: string): Promise<Restored> {
  const ready = restoringFolder(path)
  preparePlace(path)
  const turn = takeLock(`${path}.restore`)
  if (!turn) throw operatorError(`another restore into ${path} is under way; nothing was changed.`)
  try {
    refuseBesideJobs(path)
    await unpack(file, ready)
    const migrated = await migrateUnpacked(file, ready, migrations)
    const lock = takeLock(path)
    if (!lock) return { kept: await exchangeInHolder(path, ready), served: true, migrated }
    try {
      return { kept: exchangeFolder(path, ready), served: false, migrated }
    } finally {
      lock.release()
    }
  } finally {
    turn.release()
  }
}

/** Its jobs would charge cards and send messages again, within a minute. */
function refuseBesideJobs(path: string): void {
  if (!holderOf(path)?.runsJobs) return
  throw operatorError(
    `the process that serves ${path} runs its jobs, which would charge cards and send messages again for what happened ` +
      'after the backup; nothing was changed. Start it with JOBS=off, restore, and go on as docs/operations.md says ' +
      'under "Backup and restore".',
  )
}

async function unpack(file: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  try {
    await makeFolder(folder, readBackup(file))
  } catch (error) {
    throw operatorError(`${file} is not a readable backup (${(error as Error).message}); nothing was changed.`)
  }
}

async function migrateUnpacked(file: string, folder: string, migrations: string): Promise<string[]> {
  const { db, close } = await openDatabase({ kind: 'embedded', path: folder })
  const migrated = await migrateBackup(db, migrations).catch((error: Error) => error)
  await close()
  if (!(migrated instanceof Error)) return migrated
  rmSync(folder, { recursive: true })
  throw operatorError(`${file} is not restored, and nothing was changed: ${migrated.message}`)
}

function readBackup(file: string): Blob {
  const content = gunzipSync(readFileSync(file))
  if (!content.includes('/PG_VERSION\0')) throw new Error('no database in it')
  return new Blob([content], { type: 'application/x-tar' })
}

async function exchangeInHolder(path: string, folder: string): Promise<string | null> {
  refuseBesideJobs(path)
  const holder = holderOf(path)
  if (!holder?.addresses) throw operatorError(`the process that uses ${path} does not answer: run the command again.`)
  const answer = await ask(holder.addresses.control, '/exchange', { folder }).catch(error => {
    throw operatorError(`the backup does not open (${error.message}); nothing was changed.`)
  })
  return JSON.parse(String(await buffer(answer))).kept
}

async function ask(control: string, path: string, body?: object): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ socketPath: control, path, method: body ? 'POST' : 'GET' }, resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body)),
  )
  if (answer.statusCode === 200) return answer
  throw new Error(String(await buffer(answer)))
}
