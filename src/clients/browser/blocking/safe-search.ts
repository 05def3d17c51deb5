import { decide } from '../../../shared/rules/decide.ts'
import type { Policy, Usage } from '../../../shared/rules/policy.ts'
import { order, type Unnumbered } from './rule.ts'

/** Search engines, the addresses of their results, and the parameter that hides what is not for children. */
const engines = [
  { sites: ['google.com', 'google.com.vn'], path: '(search|images|imghp|webhp)?', key: 'safe', value: 'active' },
  { sites: ['bing.com'], path: '(search|images|videos)', key: 'adlt', value: 'strict' },
  { sites: ['duckduckgo.com'], path: '', key: 'kp', value: '1' },
]

const youtube = ['youtube.com', 'youtube-nocookie.com', 'youtubei.googleapis.com', 'youtube.googleapis.com']

/** Beats every permission, so an engine that is blocked must not get a rule: rewriting its address would open it. */
export function searchRules(policy: Policy, usage: Usage, at: number): Unnumbered[] {
  if (!policy.rules.some(rule => rule.kind === 'safe_search' && rule.on)) return []
  const rewritten = engines.flatMap(({ sites, path, key, value }) => {
    const open = sites.filter(name => decide(policy, usage, at, { kind: 'site', name }).allowed)
    if (open.length === 0) return []
    const rule: Unnumbered = {
      priority: order.search,
      action: {
        type: 'redirect',
        redirect: { transform: { queryTransform: { addOrReplaceParams: [{ key, value }] } } },
      },
      condition: {
        requestDomains: open,
        // no other site below it, which may be blocked
        regexFilter: `^https?://(www\\.)?(${open.join('|').replaceAll('.', '\\.')})(:[0-9]+)?/${path}\\?`,
        resourceTypes: ['main_frame', 'sub_frame', 'xmlhttprequest'],
      },
    }
    return rule
  })
  const restricted: Unnumbered = {
    priority: order.search,
    action: {
      type: 'modifyHeaders',
      requestHeaders: [{ header: 'YouTube-Restrict', operation: 'set', value: 'Strict' }],
    },
    condition: { requestDomains: youtube, resourceTypes: ['main_frame', 'sub_frame', 'xmlhttprequest'] },
  }
  return [...rewritten, restricted]
}
