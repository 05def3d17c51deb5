import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { OfferedFile } from '../kernel/offer.ts'
import { readRange } from './ranges.ts'
import type { Context } from './state.ts'

/** Streams a file, whole or the range that was asked for. False if there is no such file; then nothing is written. */
export async function sendFile(ctx: Context, { file: path, type }: OfferedFile): Promise<boolean> {
  const file = await openIfThere(path)
  if (!file) return false
  try {
    const found = await file.stat()
    if (!found.isFile() || found.size === 0) return false
    ctx.attachment(path)
    ctx.type = type
    ctx.set({
      ETag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
      'Last-Modified': found.mtime.toUTCString(),
      // Revalidated each time, because an operator may replace a file under the same name.
      'Cache-Control': 'no-cache',
      'Accept-Ranges': 'bytes',
    })
    ctx.status = 200
    if (ctx.fresh) ctx.status = 304
    else answer(ctx, file, found.size)
    return true
  } finally {
    if (!isStreaming(ctx)) await file.close()
  }
}

function answer(ctx: Context, file: FileHandle, size: number): void {
  const range = ctx.method === 'GET' && isSameFile(ctx) ? readRange(ctx.get('Range'), size) : undefined
  if (range === 'none') {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${size}`)
    ctx.body = ''
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) {
    ctx.status = 206
    ctx.set('Content-Range', `bytes ${start}-${end}/${size}`)
  }
  if (ctx.method === 'GET') {
    const content = file.createReadStream({ start, end })
    // If the file was truncated meanwhile, the client would read the next response on this connection as its rest.
    content.once('end', () => content.bytesRead <= end - start && ctx.res.destroy())
    ctx.body = content
  }
  ctx.length = end - start + 1
}

function isStreaming(ctx: Context): boolean {
  return ctx.method === 'GET' && (ctx.status === 200 || ctx.status === 206)
}

/** Whether the file is still the one of If-Range; otherwise the whole new file is sent. */
function isSameFile(ctx: Context): boolean {
  const begun = ctx.get('If-Range')
  return begun === '' || begun === ctx.response.get('ETag') || begun === ctx.response.get('Last-Modified')
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    // Non-blocking: opening a pipe would wait for a writer, in one of the few threads for files and hashing.
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
