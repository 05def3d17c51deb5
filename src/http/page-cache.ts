import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GzipTemplate } from './gzip-template.ts'

export interface Kept extends GzipTemplate {
  etag: string
}

export interface PageCache {
  /** A page that is kept and was lately found to be of the present version. */
  peek: (key: string) => Kept | undefined
  kept: (key: string, render: () => Promise<GzipTemplate>) => Promise<Kept>
}

const lookEvery = 1_000
const lookAtMost = 250

/**
 * Pages that are the same for every visitor, rendered once for each version of what they show. Several processes read
 * the same version from the database, at most once a second each; when it does not answer, the last pages go on.
 */
export function createPageCache(readVersion: () => Promise<number>): PageCache {
  const pages = new Map<string, Promise<Kept>>()
  const ready = new Map<string, Kept>()
  let version = 0
  let lookedAt = Number.NEGATIVE_INFINITY

  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    if (performance.now() - lookedAt < lookEvery) return
    lookedAt = performance.now()
    const found = await readVersion().catch(() => version)
    if (found !== version) {
      pages.clear()
      ready.clear()
    }
    version = found
  }

  return {
    peek: key => (performance.now() - lookedAt < lookEvery && !looking ? ready.get(key) : undefined),

    async kept(key, render) {
      // a database that is slow to answer delays nobody's page
      looking ??= look().finally(() => {
        looking = undefined
      })
      await Promise.race([looking, pause(lookAtMost, undefined, { ref: false })])
      const known = pages.get(key)
      if (known) return known
      const made = render().then(page => ({ ...page, etag: etagOf(page) }))
      pages.set(key, made)
      const isLast = () => pages.get(key) === made
      made.then(
        page => isLast() && ready.set(key, page),
        () => isLast() && pages.delete(key),
      )
      return made
    },
  }
}

function etagOf(page: GzipTemplate): string {
  return `W/"${createHash('sha256').update(page.plain('')).digest('base64url').slice(0, 22)}"`
}
