import { decide } from '../../../shared/rules/decide.ts'
import type { Policy, Usage } from '../../../shared/rules/policy.ts'
import { order, type Unnumbered } from './rule.ts'

/** Search engines with their domains, the addresses of their results, and the parameter that hides what is not for children. */
const engines = [
  // of each country too: google.com.vn, google.co.uk, google.fr
  {
    name: 'google',
    end: '(com|cat|(com?\\.)?[a-z]{2})',
    path: '(search|images|imghp|webhp)?',
    key: 'safe',
    value: 'active',
  },
  // also what a page of pictures or videos gets as it is scrolled
  { name: '(cn\\.)?bing', end: 'com', path: '(search|(images|videos)(/[a-z0-9]+)?)', key: 'adlt', value: 'strict' },
  { name: '((html|lite)\\.)?duckduckgo', end: 'com', path: '((html|lite)/?)?', key: 'kp', value: '1' },
]

const youtube = ['youtube.com', 'youtube-nocookie.com', 'youtubei.googleapis.com', 'youtube.googleapis.com']

/** Beats every permission, so an engine that is blocked must not get a rule: rewriting its address would open it. */
export function searchRules(policy: Policy, usage: Usage, at: number): Unnumbered[] {
  if (!policy.rules.some(rule => rule.kind === 'safe_search' && rule.on)) return []
  const names = [...policy.rules, ...policy.grants].flatMap(each => (each.kind === 'site' && each.name) || [])
  const isOpen = (name: string) => decide(policy, usage, at, { kind: 'site', name }).allowed
  const isUnnamedOpen = isOpen('')
  const rewritten = engines.flatMap(({ name, end, path, key, value }) => {
    // of the engine, or above it
    const isOfEngine = new RegExp(`^((www\\.)?${name}\\.)?${end}$`)
    const { open = [], closed = [] } = Object.groupBy(
      names.filter(each => isOfEngine.test(each)),
      each => (isOpen(each) ? 'open' : 'closed'),
    )
    if (!isUnnamedOpen && open.length === 0) return []
    const rule: Unnumbered = {
      priority: order.search,
      action: {
        type: 'redirect',
        redirect: { transform: { queryTransform: { addOrReplaceParams: [{ key, value }] } } },
      },
      condition: {
        ...(!isUnnamedOpen && { requestDomains: open }),
        ...(closed.length > 0 && { excludedRequestDomains: closed }),
        // no other site below it, which may be blocked
        regexFilter: `^https?://(www\\.)?${name}\\.${end}(:[0-9]+)?/${path}\\?`,
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
