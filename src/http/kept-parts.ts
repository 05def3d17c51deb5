import type { Bring } from '../../views/parts-on-page.ts'
import { hasBrokenPart } from './broken-parts.tsx'
import { newNonce } from './headers.ts'

interface Kept {
  /** What the part depended on, as JSON. */
  key: string
  html: Buffer
}

/** One rendering of a page. */
export interface Rendering {
  /** Told of the parts in the order of the page; returns the text that stands in the page for a part that is kept. */
  keptFor: (part: Bring, key: unknown) => string | undefined
  /** The rendered page, with the kept parts in it. */
  bytes: (html: string) => Buffer[]
}

/**
 * Keeps the HTML of those parts of a page that are the same for many people: they are most of the home page. A part is
 * rendered again once what it depends on has changed.
 */
export function createKeptParts() {
  const pages = new Map<string, Map<Bring, Kept>>()
  // nobody can type it
  const mark = `kept ${newNonce()} `
  const marks = new RegExp(`${mark}(\\d+);`)

  /** `page` is one of few: a page of the site, without a query, in one language. */
  return (page: string): Rendering => {
    const parts = pages.get(page) ?? new Map<Bring, Kept>()
    pages.set(page, parts)
    const onPage: { part: Bring; key: string | undefined; kept: Kept | undefined }[] = []
    return {
      keptFor(part, dependsOn) {
        const key = JSON.stringify(dependsOn)
        const known = parts.get(part)
        const kept = known?.key === key ? known : undefined
        onPage.push({ part, key, kept })
        return kept && `${mark}${onPage.length - 1};`
      },
      bytes(html) {
        if (!hasBrokenPart(html) && onPage.some(({ key, kept }) => key !== undefined && !kept)) {
          const inside = insideOfBoundaries(html)
          for (const [place, { part, key, kept }] of onPage.entries())
            if (key !== undefined && !kept) parts.set(part, { key, html: Buffer.from(inside[place]!) })
        }
        const pieces = html.split(marks)
        return pieces.map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : onPage[Number(piece)]!.kept!.html))
      },
    }
  }
}

/** What each part wrote into its element: React writes a comment at both ends of what may come later. */
function insideOfBoundaries(html: string): string[] {
  const found: string[] = []
  const open: { place: number; from: number }[] = []
  for (const { 0: comment, 1: slash, index } of html.matchAll(/<!--(\/?)\$-->/g)) {
    if (!slash) open.push({ place: found.push('') - 1, from: index + comment.length + '<div>'.length })
    else {
      const { place, from } = open.pop()!
      found[place] = html.slice(from, index - '</div>'.length)
    }
  }
  return found
}
