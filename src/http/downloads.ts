import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fail } from '../kernel/failure.ts'
import { builtInVersions, isDownload, latestOf, readVersions } from '../shared/versions.ts'
import { sendFile } from './send-file.ts'
import type { Context, Next } from './state.ts'

interface Folders {
  /** The operator's own versions.json, installers and optionally guide. */
  operator: string
  /** The samples in the repository, used if the operator has none. */
  sample: string
  guide: string
}

const types: Record<string, string> = {
  '.msi': 'application/x-msi',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** Serves the list of versions, the installers and the guide. Everything else below /downloads/ is not found. */
export function serveDownloads(base: string, folders: Folders) {
  const below = `${base}/downloads/`
  const ownList = join(folders.operator, 'versions.json')
  const list = () => (existsSync(ownList) ? ownList : join(folders.sample, 'versions.json'))
  /** The sample is not served once the operator has a versions.json. */
  const places = () => [folders.operator, ...(existsSync(ownList) ? [] : [folders.sample]), folders.guide]
  return async (ctx: Context, next: Next) => {
    const isList = ctx.path === `${base}/versions.json`
    if (!isList && !ctx.path.startsWith(below)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') fail('method_not_allowed')
    if (isList) return sendList(ctx)
    const wanted = ctx.path.slice(below.length)
    if (wanted === 'latest') return redirectToLatest(ctx)
    if (!isDownload(wanted) || !(await sendFirst(ctx, wanted))) fail('not_found')
  }

  async function sendList(ctx: Context): Promise<void> {
    ctx.type = 'json'
    if (!(await sendFile(ctx, list()))) fail('not_found')
  }

  /** Redirects to the latest installer, for visitors without JavaScript, who do not see the list. */
  async function redirectToLatest(ctx: Context): Promise<void> {
    const latest = latestOf((await readList()) ?? builtInVersions)
    if (!latest) fail('not_found')
    ctx.set('Cache-Control', 'no-store')
    ctx.redirect(below + latest.filename)
  }

  async function sendFirst(ctx: Context, wanted: string): Promise<boolean> {
    ctx.type = types[extname(wanted)]!
    ctx.set('Content-Disposition', `attachment; filename="${wanted}"`)
    for (const folder of places()) if (await sendFile(ctx, join(folder, wanted))) return true
    ctx.remove('Content-Disposition')
    return false
  }

  async function readList() {
    try {
      return readVersions(JSON.parse(await readFile(list(), 'utf8')))
    } catch {
      return null
    }
  }
}
