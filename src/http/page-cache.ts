import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompress, gzipSync } from 'node:zlib'
import type { Coded } from './codings.ts'
import { contentTag } from './content-tag.ts'

export interface CachedPage extends Coded {
  etag: string
  /** Adds the brotli form in the background, because that takes 100 ms; until then gzip is sent. */
  addBrotli: () => void
}

export interface PageCache {
  /** A cached page, if its version was checked within the last second. */
  peek: (key: string) => CachedPage | undefined
  getOrRender: (key: string, render: () => Promise<Buffer>) => Promise<CachedPage>
}

const checkEvery = 1_000
const waitAtMost = 250

/**
 * Caches pages that are the same for every visitor, rendered once per version of their content. Each process reads the
 * version at most once a second; while the database does not respond, the last pages are served. `elapsed` is a
 * monotonic clock in ms.
 */
export function createPageCache(readVersion: () => Promise<string | number>, elapsed: () => number): PageCache {
  const pages = new Map<string, Promise<CachedPage>>()
  const ready = new Map<string, CachedPage>()
  let version: string | number = 0
  let checkedAt = Number.NEGATIVE_INFINITY

  let checking: Promise<void> | undefined

  async function checkVersion(): Promise<void> {
    if (elapsed() - checkedAt < checkEvery) return
    checkedAt = elapsed()
    const found = await readVersion().catch(() => version)
    if (found !== version) {
      pages.clear()
      ready.clear()
    }
    version = found
  }

  return {
    peek: key => (elapsed() - checkedAt < checkEvery && !checking ? ready.get(key) : undefined),

    async getOrRender(key, render) {
      // a slow database delays a page by `waitAtMost` ms at most
      checking ??= checkVersion().finally(() => {
        checking = undefined
      })
      await Promise.race([checking, pause(waitAtMost, undefined, { ref: false })])
      const cached = pages.get(key)
      if (cached) return cached
      const rendered = render().then(compressed)
      pages.set(key, rendered)
      const isCurrent = () => pages.get(key) === rendered
      rendered.then(
        page => isCurrent() && ready.set(key, page),
        () => isCurrent() && pages.delete(key),
      )
      return rendered
    },
  }
}

function compressed(plain: Buffer): CachedPage {
  let hasBegun = false
  const page: CachedPage = {
    etag: `W/"${contentTag(plain)}"`,
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    addBrotli() {
      if (hasBegun) return
      hasBegun = true
      brotliCompress(plain, (error, br) => {
        if (!error) page.br = br
      })
    },
  }
  return page
}
