import type { Lists } from '../blocking/lists.ts'
import { sayIn } from '../say.ts'
import { hostOf } from '../site.ts'
import { situationOf, targetOf, usageOf } from '../situation.ts'
import type { State } from '../state.ts'
import { isToTell, minutesToEnd, stepOf } from '../time/warnings.ts'
import { change, present } from './kept.ts'
import { findService } from './service.ts'
import { openLists } from './web-lists.ts'

/** What a page is told: whether it is to be covered, and what is to be said of the minutes that are left. */
export interface WhatHolds {
  covered: boolean
  /** The words over the page, while the part that says why is not there yet. */
  title: string
  warning?: string
}

export async function tellFor(address: string): Promise<WhatHolds> {
  const state = present()
  const [service, lists] = await Promise.all([findService(), openLists()])
  return { covered: isClosed(address, state, service, lists), title: sayIn(state.language)('cover.title') }
}

/** The pages of the service stay open: there a parent gives time, or unlocks the machine. */
function isClosed(address: string, state: State, service: string, lists: Lists): boolean {
  return !address.startsWith(`${service}/`) && !situationOf(state, lists, hostOf(address)).allowed
}

/** Where a child can use something; the pages of the browser itself are left alone. */
const usable = /^(https?|file|data|blob):|^about:blank/
const muted = new Set<number>()

/** Tells every page what holds now; media of a covered one is silent. */
export async function tellPages(): Promise<void> {
  const [tabs, service, lists] = await Promise.all([chrome.tabs.query({}), findService(), openLists()])
  const state = present()
  const say = sayIn(state.language)
  const minutes = await minutesLeft()
  const step = stepOf(minutes)
  const warning = isToTell(state.warned, step) && say('warning', { minutes: minutes! })
  // more minutes begin anew
  if (!warning && step !== state.warned) await change(now => ({ ...now, warned: step }))
  for (const { id, url = '', active, discarded, mutedInfo } of tabs) {
    if (id === undefined || discarded || !usable.test(url)) continue
    const covered = isClosed(url, state, service, lists)
    const told: WhatHolds = { covered, title: say('cover.title'), ...(active && warning && { warning }) }
    // where nobody was told, the next one is warned
    const isWarned = !covered && told.warning !== undefined
    tell(id, url, told)
      .then(async isHeard => isHeard && isWarned && (await change(now => ({ ...now, warned: step }))))
      .catch(() => {})
    const isOurs = mutedInfo?.muted && mutedInfo.extensionId === chrome.runtime.id
    if (covered && !mutedInfo?.muted) {
      muted.add(id)
      await chrome.tabs.update(id, { muted: true }).catch(() => {})
    } else if (!covered && (isOurs || muted.delete(id))) await chrome.tabs.update(id, { muted: false }).catch(() => {})
  }
  await showLeft()
}

/**
 * Whether the page heard it. One that was open before the extension, or while it was off, gets its cover now. Where none
 * can be, as over a page that was typed, it gives way to the one that says why.
 */
async function tell(id: number, url: string, told: WhatHolds): Promise<boolean> {
  const heard = await chrome.tabs.sendMessage(id, told).catch(() => null)
  // only the page itself says that it has heard, not the frames in it
  if (heard === true) return true
  // a new tab, which is empty unless there is a frame in it
  if (url === 'about:blank' && heard === null) return false
  const script = { target: { tabId: id, allFrames: true }, files: ['cover.js'], injectImmediately: true }
  const isThere = await chrome.scripting.executeScript(script).then(
    () => true,
    () => false,
  )
  if (isThere || !told.covered) return false
  const host = hostOf(url)
  const address = /^https?:/.test(url) ? url : host && `https://${host}/`
  const page = chrome.runtime.getURL(`blocked.html${address && `#${address}`}`)
  // it may have gone elsewhere meanwhile
  if ((await chrome.tabs.get(id)).url === url) await chrome.tabs.update(id, { url: page })
  return false
}

async function minutesLeft(): Promise<number | null> {
  const state = present()
  if (!state.policy) return null
  const target = targetOf(state.front?.site ?? '', await openLists())
  return minutesToEnd(state.policy, usageOf(state), state.clock.at, target)
}

async function showLeft(): Promise<void> {
  const { left, allowed } = situationOf(present(), {})
  await chrome.action.setBadgeText({ text: allowed ? (left === null ? '' : String(left)) : '0' })
  await chrome.action.setBadgeBackgroundColor({ color: '#0b6b75' })
}
