import { sayIn } from '../say.ts'
import { hostOf } from '../site.ts'
import { situationOf, targetOf, usageOf } from '../situation.ts'
import { isToTell, minutesToEnd, stepOf } from '../time/warnings.ts'
import { change, present } from './kept.ts'
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
  const { allowed } = situationOf(state, await openLists(), hostOf(address))
  return { covered: !allowed, title: sayIn(state.language)('cover.title') }
}

/** Where a child can use something; the pages of the browser itself are left alone. */
const usable = /^(https?|file|data|blob):|^about:blank/
const muted = new Set<number>()

/** Tells every page what holds now; media of a covered one is silent. */
export async function tellPages(): Promise<void> {
  const [tabs, lists] = await Promise.all([chrome.tabs.query({}), openLists()])
  const state = present()
  const say = sayIn(state.language)
  const minutes = await minutesLeft()
  const step = stepOf(minutes)
  const warning = isToTell(state.warned, step) && say('warning', { minutes: minutes! })
  // more minutes begin anew
  if (!warning && step !== state.warned) await change(now => ({ ...now, warned: step }))
  for (const { id, url = '', active, mutedInfo } of tabs) {
    if (id === undefined || !usable.test(url)) continue
    const covered = !situationOf(state, lists, hostOf(url)).allowed
    const told: WhatHolds = { covered, title: say('cover.title'), ...(active && warning && { warning }) }
    // a page that was open before the extension, or is not there yet, has nobody to tell: then the next one is warned
    const isWarned = !covered && told.warning !== undefined
    chrome.tabs
      .sendMessage(id, told)
      .then(async () => isWarned && (await change(now => ({ ...now, warned: step }))))
      .catch(() => {})
    if (covered && !/^https?:/.test(url)) refuseUncovered(id, url, told).catch(() => {})
    const isOurs = mutedInfo?.muted && mutedInfo.extensionId === chrome.runtime.id
    if (covered && !mutedInfo?.muted) {
      muted.add(id)
      await chrome.tabs.update(id, { muted: true }).catch(() => {})
    } else if (!covered && (isOurs || muted.delete(id))) await chrome.tabs.update(id, { muted: false }).catch(() => {})
  }
  await showLeft()
}

/** A page that no site has sent, as one that was typed, may have nobody who covers it: it gives way to the one that says why. */
async function refuseUncovered(id: number, url: string, told: WhatHolds): Promise<void> {
  const isHeard = (to?: { frameId: number }) =>
    chrome.tabs.sendMessage(id, told, to).then(
      () => true,
      () => false,
    )
  if (await isHeard({ frameId: 0 })) return
  // a new tab, which is empty unless there is a frame in it
  if (url === 'about:blank' && !(await isHeard())) return
  const host = hostOf(url)
  const page = chrome.runtime.getURL(`blocked.html${host && `#https://${host}/`}`)
  // it may have gone elsewhere meanwhile
  if ((await chrome.tabs.get(id)).url === url) await chrome.tabs.update(id, { url: page })
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
