import { createElement } from 'react'
import { type Keep, KeptPieces } from '../../views/kept.ts'
import { newNonce } from './headers.ts'

interface Kept {
  /** What the piece depended on, as JSON. */
  key: string
  html: Buffer
}

/** One rendering of a page. */
interface Rendering {
  keep: Keep
  /** The rendered page, with the kept pieces in it. */
  bytes: (html: string) => Buffer[]
}

/**
 * Keeps the HTML of those pieces of a page that are the same for many people: they are most of it. A piece is rendered
 * again once what it depends on has changed.
 */
export function createKeptParts() {
  const pages = new Map<string, Map<unknown, Kept>>()
  // nobody can type it
  const tag = `kept-${Buffer.from(newNonce()).toString('hex')}-`
  const tags = new RegExp(`<(${tag}(\\d+))>(.*?)</\\1>`, 'gs')

  /** `page` is one of few: a page of the site, without a query, in one language. */
  return (page: string, path: string): Rendering => {
    const pieces = pages.get(page) ?? new Map<unknown, Kept>()
    pages.set(page, pieces)
    const onPage: { Piece: unknown; key: string; kept: Kept | undefined }[] = []
    return {
      keep(Piece, props, dependsOn) {
        const key = JSON.stringify(dependsOn(props, path))
        const known = pieces.get(Piece)
        const kept = known?.key === key ? known : undefined
        const place = tag + (onPage.push({ Piece, key, kept }) - 1)
        if (kept) return createElement(place)
        // what is within this piece is a part of it
        return createElement(place, null, createElement(KeptPieces, { value: undefined }, createElement(Piece, props)))
      },
      bytes(html) {
        const written: Buffer[] = []
        let text = ''
        let end = 0
        for (const { 0: whole, 2: place, 3: inside, index } of html.matchAll(tags)) {
          const { Piece, key, kept } = onPage[Number(place)]!
          text += html.slice(end, index)
          end = index + whole.length
          if (kept) {
            written.push(Buffer.from(text), kept.html)
            text = ''
          } else {
            pieces.set(Piece, { key, html: Buffer.from(inside!) })
            text += inside
          }
        }
        return [...written, Buffer.from(text + html.slice(end))]
      },
    }
  }
}
