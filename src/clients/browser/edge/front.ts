import { siteOf } from '../../../shared/rules/site-of.ts'

const awake = 180

interface InFront {
  address: string
  /** As its time is counted. */
  site: string
}

/** What the child is using: the tab in front of a focused window, with somebody there or sound playing. */
export async function findFront(): Promise<InFront | null> {
  const { id, focused } = await chrome.windows.getLastFocused().catch(() => ({ id: 0, focused: false }))
  if (!focused) return null
  const [tab] = await chrome.tabs.query({ active: true, windowId: id })
  if (!tab) return null
  const person = await chrome.idle.queryState(awake)
  if (person === 'locked' || (person === 'idle' && !tab.audible)) return null
  const address = tab.url ?? ''
  return address.startsWith(chrome.runtime.getURL('')) ? null : { address, site: siteOf(address) ?? '' }
}
