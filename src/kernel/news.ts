import type { Knex } from 'knex'
import type { Log } from './log.ts'
import { findNews, insertNews, type NewsItem, type NewsRow } from './news-store.ts'

/** In ms: how often what other processes tell is read, while somebody listens. */
const readEvery = 1_000
const seenAtMost = 10_000

interface Telling {
  tx: Knex
  afterCommit: (work: () => Promise<undefined>) => void
}

export interface News {
  /** Tells every process what a transaction has changed, once it is committed. */
  tell: (given: Telling, about: string, told: NewsItem) => Promise<void>
  /** Begins before what it is about is read, so that nothing falls in between, and ends by itself after `ms`. */
  listen: (about: string, ms: number) => Listener
  /** What is told next, or was told since the last; null after `ms`, and once it is closed. */
  next: (listener: Listener, ms?: number) => Promise<NewsItem | null>
  close: (listener: Listener) => void
  /** Wakes all who wait, and lets nobody wait any more. */
  stop: () => Promise<void>
}

/** Without functions of its own, because many thousands may wait. */
export interface Listener {
  readonly about: string
  isOpen: boolean
  untold: NewsItem[]
  wake: (() => void) | undefined
  end: NodeJS.Timeout | undefined
}

/** What the pages of a parent and the machines of the children listen to. */
export const aboutFamily = (ma_phu_huynh: number): string => `family ${ma_phu_huynh}`

/** What happens in one process is heard by all on the same database: within it at once, by the others in a second. */
export function createNews(db: Knex, log: Log): News {
  const listeners = new Map<string, Set<Listener>>()
  /** The newest rows that were heard, by id and time: a restore takes the ids back. */
  const seen = new Set<string>()
  let reading: NodeJS.Timeout | undefined
  let stopped = false

  function hear({ id, at, about, told }: NewsRow): void {
    const row = `${id} ${at.getTime()}`
    if (seen.has(row)) return
    seen.add(row)
    if (seen.size > seenAtMost) seen.delete(seen.values().next().value!)
    for (const listener of [...(listeners.get(about) ?? [])]) {
      listener.untold.push(told)
      listener.wake?.()
    }
  }

  async function read(): Promise<void> {
    try {
      for (const row of await findNews(db)) hear(row)
    } catch (error) {
      log('warn', 'news_unread', { error })
    }
    reading = listeners.size > 0 && !stopped ? setTimeout(read, readEvery).unref() : undefined
  }

  function close(listener: Listener): void {
    listener.isOpen = false
    clearTimeout(listener.end)
    const others = listeners.get(listener.about)
    others?.delete(listener)
    if (others?.size === 0) listeners.delete(listener.about)
    listener.wake?.()
  }

  return {
    tell: async ({ tx, afterCommit }, about, told) => {
      const row = await insertNews(tx, about, told)
      afterCommit(async () => {
        hear(row)
        return undefined
      })
    },
    listen: (about, ms) => {
      const listener: Listener = { about, isOpen: true, untold: [], wake: undefined, end: undefined }
      const others = listeners.get(about) ?? new Set()
      listeners.set(about, others.add(listener))
      listener.end = setTimeout(close, ms, listener).unref()
      if (stopped) close(listener)
      else reading ??= setTimeout(read, readEvery).unref()
      return listener
    },
    next: (listener, ms) =>
      new Promise(resolve => {
        const tell = () => {
          // what is told before the next call waits for it
          listener.wake = undefined
          resolve(listener.untold.shift() ?? null)
        }
        if (listener.untold.length > 0 || !listener.isOpen) tell()
        else listener.wake = ms === undefined ? tell : awakened(tell, ms)
      }),
    close,
    stop: async () => {
      stopped = true
      clearTimeout(reading)
      for (const each of [...listeners.values()].flatMap(those => [...those])) close(each)
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
