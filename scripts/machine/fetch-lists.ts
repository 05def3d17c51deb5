import { type Lists, readList } from '../../src/clients/browser/blocking/lists.ts'
import type { Line } from '../../src/clients/browser/protocol/call.ts'
import type { KnownPolicy } from '../../src/clients/browser/protocol/policy.ts'

/** The lists that a policy names, of which only those are fetched that changed. One that is not there waits for the next policy. */
export async function fetchLists({ service }: Line, policy: KnownPolicy, known: Lists): Promise<Lists> {
  let lists = known
  for (const { name, version, url } of policy.lists) {
    if (lists[name]?.version === version) continue
    const answer = await fetch(new URL(url, `${service}/`)).catch(() => null)
    if (answer?.ok) lists = { ...lists, [name]: { version, sites: readList(await answer.text()) } }
  }
  return lists
}
