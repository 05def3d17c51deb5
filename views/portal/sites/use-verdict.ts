import { categoryWords } from '../../../src/i18n/categories.ts'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { type Category, isCategory } from '../../../src/shared/categories.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import { decide } from '../../../src/shared/rules/decide.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import type { Tone } from '../../parts/notice.tsx'
import { useMinutes } from '../minutes.ts'
import { isTimeRule } from '../rules/time-draft.ts'

export interface Asked {
  site: string
  rules: readonly Rule[]
  /** Null where the service was not asked. */
  groups: string[] | null
}

interface Said {
  allowed: boolean
  tone?: Tone
  sentence: string
  /** Groups of the site that are open, and may be blocked. */
  groups?: Category[]
}

/** Within the times of use: what is asked is about the site, not about the hour. */
export function useVerdict({ site: name, rules, groups }: Asked): Said {
  const site = readableSite(name)
  const say = useBook(sitesWords)
  const sayGroup = useBook(categoryWords)
  const nameOf = (names: readonly Category[]) => names.map(name => sayGroup(`category.${name}`)).join(', ')
  const spanOf = useMinutes()
  const policy = { rules: rules.filter(rule => !isTimeRule(rule)), grants: [], grace_ends: null }
  const { allowed, why, left } = decide(policy, { minutes: 0 }, 0, {
    kind: 'site',
    name,
    categories: groups ?? [],
  })
  const blocked = rules.flatMap(rule =>
    rule.kind === 'category' && rule.block && isCategory(rule.name) ? rule.name : [],
  )
  const known = (groups ?? []).filter(isCategory)
  switch (why) {
    case 'blocked':
    case 'not_listed':
    case 'always_allowed':
      return { allowed, sentence: say(`why.${why}`, { site }) }
    case 'category':
      return {
        allowed,
        sentence: say('why.category', { group: nameOf(blocked.filter(name => groups!.includes(name))) }),
      }
    case 'target_limit':
      return {
        allowed,
        sentence: left ? say('why.target_limit', { site, time: spanOf(left) }) : say('why.target_limit_zero', { site }),
      }
    default:
      if (known.length > 0)
        return {
          allowed,
          tone: 'warning',
          sentence: say('why.open_group', { site, group: nameOf(known) }),
          groups: known,
        }
      if (groups) return { allowed, sentence: say('why.no_limit', { site }) }
      if (blocked.length === 0) return { allowed, tone: 'info', sentence: say('why.no_limit', { site }) }
      // nobody has looked in their lists yet: a green tick would promise too much
      return {
        allowed,
        tone: 'info',
        sentence: say('why.unknown', { site, groups: nameOf(blocked) }),
      }
  }
}
