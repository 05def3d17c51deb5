import { type Lists, readList } from '../blocking/lists.ts'
import type { ListLink } from '../protocol/policy.ts'
import { findService } from './service.ts'

let lists: Lists | undefined

export async function openLists(): Promise<Lists> {
  lists ??= ((await chrome.storage.local.get('lists')).lists as Lists | undefined) ?? {}
  return lists
}

/** Fetches the lists of another version than those that are here. One that cannot be had now leaves the old one. */
export async function fetchLists(links: readonly ListLink[]): Promise<void> {
  const known = await openLists()
  const missing = links.filter(({ name, version }) => known[name]?.version !== version)
  if (missing.length === 0) return
  const service = await findService()
  const found = await Promise.all(
    missing.map(async ({ name, version, url }) => {
      const answer = await fetch(new URL(url, `${service}/`)).catch(() => null)
      return answer?.ok ? [[name, { version, sites: readList(await answer.text()) }] as const] : []
    }),
  )
  lists = { ...known, ...Object.fromEntries(found.flat()) }
  await chrome.storage.local.set({ lists })
}
