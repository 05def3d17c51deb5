import { fail } from '../kernel/failure.ts'
import type { MadeFile, Offer } from '../kernel/offer.ts'
import { contentTag } from './content-tag.ts'
import { sendFile } from './send-file.ts'
import type { Context, Next } from './state.ts'

/** Serves what a module offers. Everything else at its paths is not found. */
export function serveOffer(base: string, { paths, find }: Offer) {
  return async (ctx: Context, next: Next) => {
    const path = ctx.path.startsWith(base) ? ctx.path.slice(base.length) : ''
    if (!paths.some(each => (each.endsWith('/') ? path.startsWith(each) : path === each))) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') fail('method_not_allowed')
    const found = (await find(path)) ?? fail('not_found')
    if ('redirect' in found) {
      ctx.set('Cache-Control', 'no-store')
      ctx.redirect(base + found.redirect)
    } else if ('text' in found) send(ctx, found.text, found.type)
    else if ('bytes' in found) sendMade(ctx, found)
    else if (!(await sendFile(ctx, found))) fail('not_found')
  }
}

function sendMade(ctx: Context, { bytes, type, name }: MadeFile): void {
  ctx.attachment(name)
  send(ctx, bytes, type)
}

function send(ctx: Context, content: string | Buffer, type: string): void {
  ctx.type = type
  ctx.etag = contentTag(content)
  ctx.set('Cache-Control', 'no-cache')
  ctx.status = 200
  if (ctx.fresh) ctx.status = 304
  else ctx.body = content
}
