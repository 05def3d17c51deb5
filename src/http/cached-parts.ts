import { randomBytes } from 'node:crypto'
import { createElement } from 'react'
import { PartCache, type RenderPart } from '../../views/cached-part.ts'

interface Cached {
  /** What the part depended on, as JSON. */
  key: string
  html: Buffer
}

/** One rendering of a page. */
interface Rendering {
  renderPart: RenderPart
  /** The rendered page, with the cached parts in it. */
  bytes: (html: string) => Buffer[]
}

/**
 * Caches the HTML of those parts of a page that are the same for many people: they are most of it. A part is rendered
 * again once what it depends on has changed.
 */
export function createPartCache() {
  const pages = new Map<string, Map<unknown, Cached>>()
  // nobody can type it
  const prefix = `part-${randomBytes(16).toString('hex')}-`
  const elements = new RegExp(`<(${prefix}(\\d+))>(.*?)</\\1>`, 'gs')

  /** `page` is one of few: a page of the site, without a query, in one language. */
  return (page: string, path: string): Rendering => {
    const parts = pages.get(page) ?? new Map<unknown, Cached>()
    pages.set(page, parts)
    const onPage: { Part: unknown; key: string; cached: Cached | undefined }[] = []
    return {
      renderPart(Part, props, dependsOn) {
        const key = JSON.stringify(dependsOn(props, path))
        const known = parts.get(Part)
        const cached = known?.key === key ? known : undefined
        const element = prefix + (onPage.push({ Part, key, cached }) - 1)
        if (cached) return createElement(element)
        // what is within this part is cached with it
        return createElement(element, null, createElement(PartCache, { value: undefined }, createElement(Part, props)))
      },
      bytes(html) {
        const written: Buffer[] = []
        let text = ''
        let end = 0
        for (const { 0: whole, 2: number, 3: inside, index } of html.matchAll(elements)) {
          const { Part, key, cached } = onPage[Number(number)]!
          text += html.slice(end, index)
          end = index + whole.length
          if (cached) {
            written.push(Buffer.from(text), cached.html)
            text = ''
          } else {
            parts.set(Part, { key, html: Buffer.from(inside!) })
            text += inside
          }
        }
        return [...written, Buffer.from(text + html.slice(end))]
      },
    }
  }
}
