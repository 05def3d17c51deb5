import { decide } from '../../../shared/rules/decide.ts'
import { testSite } from '../../../shared/test-site.ts'
import { withTest } from '../protocol/sync.ts'
import { targetOf, usageOf } from '../situation.ts'
import type { Check } from '../state.ts'
import { isTrue } from '../time/clock.ts'
import { areRulesInPlace, forgetWritten, keepRules } from './blocking.ts'
import { change, isIntact, present } from './kept.ts'
import { haveLists, openLists } from './web-lists.ts'

/** What a parent sees as proof; sent with each sync. */
export async function check(): Promise<void> {
  if (!present().policy) return
  const [rules, refused, storage, incognito, sites] = await Promise.all([
    areRulesInPlace(),
    isRefused(testSite),
    isIntact(),
    chrome.extension.isAllowedIncognitoAccess(),
    // without it pages are neither refused nor covered; what they load is refused all the same
    chrome.permissions.contains({ origins: ['<all_urls>'] }),
  ])
  if (!rules || !refused) {
    forgetWritten()
    await keepRules()
  }
  const { policy, applied, clock } = present()
  const at = new Date(clock.at).toISOString()
  const runs = policy !== null && applied?.version === policy.version && (await haveLists(policy.lists))
  const checks: Check[] = [
    { name: 'rules', ok: rules, at },
    { name: 'canary', ok: refused, at },
    { name: 'incognito', ok: incognito, at },
    { name: 'sites', ok: sites, at },
    { name: 'version', ok: runs, at },
    { name: 'clock', ok: isTrue(clock), at },
    { name: 'storage', ok: storage, at },
    { name: 'kinds', ok: policy?.unknown.length === 0, at, detail: policy?.unknown.join(', ') ?? '' },
  ]
  await change(state => ({
    ...state,
    checks: checks.map(({ detail, ...rest }) => (detail ? { ...rest, detail } : rest)),
  }))
}

/** 'Thử chặn': the service names a site, today its test site; whether it is refused is compared with what the rules say. */
export async function tryBlocking(id: string, site: string): Promise<void> {
  await keepRules()
  const state = present()
  const target = targetOf(site, await openLists())
  // no rule of the parent says so: every client blocks this one
  const isOpen = site !== testSite && decide(state.policy!, usageOf(state), state.clock.at, target).allowed
  const refused = await isRefused(site)
  const at = new Date(state.clock.at).toISOString()
  const test: Check = { name: 'test', ok: refused !== isOpen, at, detail: refused ? 'refused' : 'open' }
  await change(now => withTest(now, id, test))
  if (refused) await chrome.tabs.create({ url: `https://${site}/` })
}

/** The browser says whether a rule refused an address, and not the network. */
async function isRefused(host: string): Promise<boolean> {
  let refused = false
  const listen = ({ error }: chrome.webRequest.Failed) => {
    refused ||= error === 'net::ERR_BLOCKED_BY_CLIENT'
  }
  chrome.webRequest.onErrorOccurred.addListener(listen, { urls: [`*://${host}/*`] })
  try {
    // answered after the browser has begun to listen: on a busy machine a refusal would come first, and not be heard
    await chrome.runtime.getPlatformInfo()
    const answer = await fetch(`https://${host}/`, { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    await answer.body?.cancel()
  } catch {
    // the event may come a moment after the answer
    for (let turn = 0; turn < 100 && !refused; turn++) await new Promise(done => setTimeout(done, 20))
  } finally {
    chrome.webRequest.onErrorOccurred.removeListener(listen)
  }
  return refused
}
