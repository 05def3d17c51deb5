import { netRules } from '../blocking/net-rules.ts'
import type { NetRule } from '../blocking/rule.ts'
import { usageOf } from '../situation.ts'
import { present } from './kept.ts'
import { findService } from './service.ts'
import { openLists } from './web-lists.ts'

let written = ''
let writing: Promise<void> = Promise.resolve()

/** Brings the browser's rules up to what the policy means at this moment. */
export function keepRules(): Promise<void> {
  writing = writing.then(write, write)
  return writing
}

export async function areRulesInPlace(): Promise<boolean> {
  const wanted = await wantedRules()
  return nameOf(await chrome.declarativeNetRequest.getDynamicRules()) === nameOf(wanted)
}

/** For the next look: somebody or something changed the browser's rules. */
export function forgetWritten(): void {
  written = ''
}

async function write(): Promise<void> {
  const wanted = await wantedRules()
  const name = nameOf(wanted)
  if (name === written) return
  const old = await chrome.declarativeNetRequest.getDynamicRules()
  if (nameOf(old) !== name)
    await chrome.declarativeNetRequest.updateDynamicRules({ removeRuleIds: old.map(({ id }) => id), addRules: wanted })
  written = name
}

async function wantedRules(): Promise<NetRule[]> {
  const [service, lists] = await Promise.all([findService(), openLists()])
  const state = present()
  if (!state.policy) return []
  const place = { service, blocked: chrome.runtime.getURL('blocked.html'), lists }
  return netRules(state.policy, usageOf(state), state.clock.at, place)
}

/** The same text for the same rules, in whatever order the browser lists them and their members. */
function nameOf(rules: readonly NetRule[]): string {
  return JSON.stringify(
    rules.toSorted((one, other) => one.id - other.id),
    (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort())
        : value,
  )
}
