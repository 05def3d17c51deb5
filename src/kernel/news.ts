import type { Knex } from 'knex'
import type { Log } from './log.ts'
import { findNews, insertNews, type Told } from './news-store.ts'

/** In ms: how often what other processes tell is read, while somebody listens. */
const readEvery = 1_000
const seenAtMost = 10_000

interface Telling {
  tx: Knex
  afterCommit: (work: () => Promise<undefined>) => void
}

export interface News {
  /** Tells every process what a transaction has changed, once it is committed. */
  tell: (given: Telling, about: string, told: Told) => Promise<void>
  /** Begins before what it is about is read, so that nothing falls in between, and ends by itself after `ms`. */
  listen: (about: string, ms: number) => Listener
  /** Wakes all who wait, and lets nobody wait any more. */
  stop: () => Promise<void>
}

export interface Listener {
  /** What is told next, or was told since the last; null after `ms`, and once it is closed. */
  next: (ms: number) => Promise<Told | null>
  close: () => void
  isOpen: () => boolean
}

/** What happens in one process is heard by all on the same database: within it at once, by the others in a second. */
export function createNews(db: Knex, log: Log): News {
  const listeners = new Map<string, Set<(told: Told) => void>>()
  /** Of the rows that were heard, the newest. */
  const seen = new Set<number>()
  const open = new Set<() => void>()
  let reading: NodeJS.Timeout | undefined
  let stopped = false

  function hear(id: number, about: string, told: Told): void {
    if (seen.has(id)) return
    seen.add(id)
    if (seen.size > seenAtMost) seen.delete(seen.values().next().value!)
    for (const each of [...(listeners.get(about) ?? [])]) each(told)
  }

  async function read(): Promise<void> {
    try {
      for (const { id, about, told } of await findNews(db)) hear(id, about, told)
    } catch (error) {
      log('warn', 'news_unread', { error })
    }
    reading = listeners.size > 0 && !stopped ? setTimeout(read, readEvery).unref() : undefined
  }

  function subscribe(about: string, heard: (told: Told) => void): () => void {
    const others = listeners.get(about) ?? new Set()
    listeners.set(about, others.add(heard))
    if (!stopped) reading ??= setTimeout(read, readEvery).unref()
    return () => {
      others.delete(heard)
      if (others.size === 0 && listeners.get(about) === others) listeners.delete(about)
    }
  }

  return {
    tell: async ({ tx, afterCommit }, about, told) => {
      const id = await insertNews(tx, about, told)
      afterCommit(async () => {
        hear(id, about, told)
        return undefined
      })
    },
    listen: (about, ms) => {
      const queue: Told[] = []
      let isOpen = true
      let wake = () => {}
      const unsubscribe = subscribe(about, told => {
        queue.push(told)
        wake()
      })
      const close = () => {
        isOpen = false
        clearTimeout(end)
        unsubscribe()
        open.delete(close)
        wake()
      }
      const end = setTimeout(close, ms).unref()
      open.add(close)
      if (stopped) close()
      return {
        close,
        isOpen: () => isOpen,
        next: async ms => {
          if (queue.length === 0 && isOpen) await new Promise<void>(resolve => (wake = awakened(resolve, ms)))
          return queue.shift() ?? null
        },
      }
    },
    stop: async () => {
      stopped = true
      clearTimeout(reading)
      for (const close of [...open]) close()
    },
  }
}

/** Resolves once: when it is called, or after `ms`. */
function awakened(resolve: () => void, ms: number): () => void {
  const timer = setTimeout(resolve, ms).unref()
  return () => {
    clearTimeout(timer)
    resolve()
  }
}
