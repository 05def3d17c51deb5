import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Coded, preferred } from './codings.ts'
import type { Context, Next } from './state.ts'

interface Asset extends Coded {
  type: string
  cache: string
}

/** The assets by their path without the site's prefix. */
export type Assets = ReadonlyMap<string, Asset>

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/**
 * Reads the built files and those of static/ once, so that no request path ever reaches the disk. Installers are in a
 * folder within static/ but are streamed, so they are not included.
 */
export function readAssets(root: string): Assets {
  return new Map([
    ...assetsIn(join(root, 'dist/assets'), '/assets/', forever),
    ...assetsIn(join(root, 'dist/scenes'), '/scenes/', aDay),
    ...assetsIn(join(root, 'dist/guide-pictures'), '/guide-pictures/', aDay),
    ...assetsIn(join(root, 'static/protocol/v1'), '/protocol/v1/', aDay),
    ...assetsIn(join(root, 'static'), '/', aDay, { within: false }),
  ])
}

export function serveAssets(base: string, assets: Assets) {
  return (ctx: Context, next: Next) => {
    const asset = ctx.path.startsWith(base) ? assets.get(ctx.path.slice(base.length)) : undefined
    if (!asset || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.set('Cache-Control', asset.cache)
    ctx.type = asset.type
    if (asset.br || asset.gzip) ctx.vary('Accept-Encoding')
    const { coding, bytes } = preferred(asset, ctx.req.headers['accept-encoding'])
    if (coding) ctx.set('Content-Encoding', coding)
    ctx.body = bytes
  }
}

function assetsIn(folder: string, at: string, cache: string, { within = true } = {}): [path: string, asset: Asset][] {
  return filesIn(folder, within)
    .filter(([, file]) => !/\.(br|gz)$/.test(file) || !existsSync(file.slice(0, -3)))
    .map(([path, file]) => [at + path, read(file, cache)])
}

function read(file: string, cache: string): Asset {
  const packed = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
  return { type: extname(file), cache, plain: readFileSync(file), br: packed('.br'), gzip: packed('.gz') }
}

function filesIn(folder: string, within: boolean): [path: string, file: string][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: within, encoding: 'utf8' })
    .map((path): [string, string] => [path.replaceAll('\\', '/'), join(folder, path)])
    .filter(([, file]) => statSync(file).isFile())
}
