/** A file of the archive: its name in the zip and its URL. */
interface Part {
  name: string
  url: string
}

export interface Archive {
  zipName: string
  installer: Part
  guide: Part
}

export type Stage =
  | { at: 'idle' }
  | { at: 'preparing'; seconds: number }
  /** `percent` is missing where the server does not tell the size. */
  | { at: 'downloading'; percent?: number }
  | { at: 'packing' }
  | { at: 'saved'; withGuide: boolean; name: string }
  | { at: 'failed' }

interface Zip {
  file: (name: string, content: Blob) => unknown
  generateAsync: (options: { type: 'blob' }) => Promise<Blob>
}

/** The browser functions that this file uses; a test passes its own. */
export interface Tools {
  fetch: (url: string, options: RequestInit) => Promise<Response>
  second: () => Promise<unknown>
  newZip: () => Promise<Zip>
  save: (content: Blob, name: string) => void
  log: (message: string, error: unknown) => void
}

const secondsBefore = 3

/** Counts down, downloads, packs and saves. Throws if nothing was saved, also when `signal` aborts it. */
export async function saveArchive(
  wanted: Archive,
  tell: (stage: Stage) => void,
  signal: AbortSignal,
  tools: Tools,
): Promise<void> {
  for (let seconds = secondsBefore; seconds > 0; seconds--) {
    tell({ at: 'preparing', seconds })
    await tools.second()
    signal.throwIfAborted()
  }
  const { installer, guide } = await downloadBoth(wanted, tell, signal, tools)
  tell({ at: 'packing' })
  const zip = await tools.newZip()
  zip.file(wanted.installer.name, installer)
  if (guide) zip.file(wanted.guide.name, guide)
  const packed = await zip.generateAsync({ type: 'blob' })
  signal.throwIfAborted()
  tools.save(packed, wanted.zipName)
  tell({ at: 'saved', withGuide: guide !== null, name: wanted.zipName })
}

/** Fails if the installer cannot be downloaded. The archive is also offered without the guide. */
async function downloadBoth(
  wanted: Archive,
  tell: (stage: Stage) => void,
  signal: AbortSignal,
  tools: Tools,
): Promise<{ installer: Blob; guide: Blob | null }> {
  tell({ at: 'downloading' })
  const withoutGuide = (error: unknown) => {
    signal.throwIfAborted()
    tools.log('The guide could not be downloaded', error)
    return null
  }
  const [installer, guide] = await Promise.all([
    begin(wanted.installer, signal, tools),
    begin(wanted.guide, signal, tools).catch(withoutGuide),
  ])
  const sizes = [installer, guide].filter(each => each !== null).map(sizeOf)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let received = 0
  const count = (bytes: number) => {
    received += bytes
    if (total) tell({ at: 'downloading', percent: Math.min(100, Math.floor((received / total) * 100)) })
  }
  const [first, second] = await Promise.all([
    readAll(installer, count),
    guide ? readAll(guide, count).catch(withoutGuide) : null,
  ])
  return { installer: first, guide: second }
}

async function begin({ url }: Part, signal: AbortSignal, { fetch }: Tools): Promise<Response> {
  const answer = await fetch(url, { signal })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

function sizeOf({ headers }: Response): number {
  const size = Number(headers.get('Content-Length'))
  return size > 0 ? size : Number.NaN
}

async function readAll(answer: Response, count: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body!.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value)
    count(next.value.length)
  }
  const size = sizeOf(answer)
  const received = pieces.reduce((sum, { length }) => sum + length, 0)
  if (received === 0 || received < size) throw new Error(`${answer.url} ended after ${received} bytes`)
  return new Blob(pieces)
}
