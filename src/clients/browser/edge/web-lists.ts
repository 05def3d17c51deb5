import { type Lists, readList } from '../blocking/lists.ts'
import { waitAfter } from '../protocol/backoff.ts'
import type { ListLink } from '../protocol/policy.ts'
import { findService } from './service.ts'

/** In ms. A list has up to some megabytes. */
const patience = 30_000

let lists: Lists | undefined
/** How often in a row one could not be had, and when they may be asked for again, by the clock of this life. */
let failures = 0
let again = 0

export async function openLists(): Promise<Lists> {
  lists ??= ((await chrome.storage.local.get('lists')).lists as Lists | undefined) ?? {}
  return lists
}

/** Without the list of a category its rule refuses nothing. */
export async function haveLists(links: readonly ListLink[]): Promise<boolean> {
  const known = await openLists()
  return links.every(({ name }) => name in known)
}

export function mayFetchLists(): boolean {
  return performance.now() >= again
}

/** Fetches the lists of another version than those that are here. One that cannot be had now leaves the old one. */
export async function fetchLists(links: readonly ListLink[]): Promise<void> {
  const known = await openLists()
  const missing = links.filter(({ name, version }) => known[name]?.version !== version)
  if (missing.length === 0) return
  const service = await findService()
  const found = await Promise.all(
    missing.map(async ({ name, version, url }) => {
      const text = await textAt(new URL(url, `${service}/`)).catch(() => null)
      return text === null ? [] : [[name, { version, sites: readList(text) }] as const]
    }),
  )
  lists = { ...known, ...Object.fromEntries(found.flat()) }
  await chrome.storage.local.set({ lists })
  failures = (await haveLists(links)) ? 0 : failures + 1
  again = failures === 0 ? 0 : performance.now() + waitAfter(failures, null, Math.random())
}

async function textAt(address: URL): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
  return answer.ok ? answer.text() : null
}
