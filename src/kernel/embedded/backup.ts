import { createWriteStream, readFileSync, renameSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
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

/**
 * Replaces the database with a backup. The backup is unpacked and opened in another folder first, so that a bad file
 * changes nothing. Returns where the old database was moved, and whether a running process serves the new one.
 */
export async function restoreBackup(path: string, file: string): Promise<{ kept: string | null; served: boolean }> {
  const ready = restoringFolder(path)
  preparePlace(path)
  const turn = takeLock(ready)
  if (!turn) throw operatorError(`another restore into ${path} is under way; nothing was changed.`)
  try {
    await unpack(file, ready)
    const lock = takeLock(path)
    if (!lock) return { kept: await exchangeInHolder(path, ready), served: true }
    try {
      return { kept: exchangeFolder(path, ready), served: false }
    } finally {
      lock.release()
    }
  } finally {
    turn.release()
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  try {
    await makeFolder(folder, readBackup(file))
  } catch (error) {
    throw operatorError(`${file} is not a readable backup (${(error as Error).message}); nothing was changed.`)
  }
}

function readBackup(file: string): Blob {
  const content = gunzipSync(readFileSync(file))
  if (!content.includes('/PG_VERSION\0')) throw new Error('no database in it')
  return new Blob([content], { type: 'application/x-tar' })
}

async function exchangeInHolder(path: string, folder: string): Promise<string | null> {
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
