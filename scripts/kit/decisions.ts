import { decide } from '../../src/shared/rules/decide.ts'
import type { Decision, Grant, Policy, Rule, Target, Usage } from '../../src/shared/rules/policy.ts'
import { weekdays } from '../../src/shared/rules/policy.ts'
import { createRandom, type Random } from '../test/random.ts'

const policies = 250
const ofEach = 40
const seed = 20261123

const minute = 60_000
const day = 1_440 * minute
/** Monday, 23 November 2026, in Vietnam. */
const monday = Date.parse('2026-11-23T00:00:00+07:00')
const sites = ['game.vn', 'www.game.vn', 'scratch.mit.edu', 'mit.edu', 'xem-phim.com', 'nowhere.org']
const pokemon = 'pok\u00e9mon go'
const apps = ['roblox.exe', pokemon]
/** The same two as other systems write them. */
const spelled = ['Roblox.EXE', ' roblox.exe ', ' Pok\u00e9mon  Go', pokemon.toUpperCase().normalize('NFD')]
const categories = ['games', 'video', 'gambling']
const times = ['00:00', '06:30', '11:30', '13:15', '19:00', '21:00', '23:59']

/** Moments are in seconds. An answer is allowed, why, left, changesAt and warnAt, as `decide` names them. */
export interface Decisions {
  about: string
  policies: Policy[]
  cases: [policy: number, at: number, usage: Usage, target: Target | null, answer: unknown[]][]
}

/** Questions to the rules with their answers, the same each time; a client of any language has to answer them alike. */
export function decisions(): Decisions {
  const random = createRandom(seed)
  const asked: Policy[] = Array.from({ length: policies }, () => policyBy(random))
  return {
    about:
      'Moments are in seconds since 1970. A case: number of the policy, moment, usage of its day at +07:00, target or ' +
      'null, answer. An answer: allowed, why, left, changesAt, warnAt. See docs/write-your-own-client.md.',
    policies: asked.map(inSeconds),
    cases: asked.flatMap((policy, number) => Array.from({ length: ofEach }, () => caseOf(policy, number, random))),
  }
}

export function answerOf({ allowed, why, left, changesAt, warnAt }: Decision): unknown[] {
  return [allowed, why, left, changesAt === null ? null : changesAt / 1_000, warnAt === null ? null : warnAt / 1_000]
}

/** As `decide` takes it, of one that was written in seconds. */
export function inMilliseconds({ rules, grants, grace_ends }: Policy): Policy {
  return scaled({ rules, grants, grace_ends }, 1_000)
}

function inSeconds(policy: Policy): Policy {
  return scaled(policy, 1 / 1_000)
}

function scaled({ rules, grants, grace_ends }: Policy, by: number): Policy {
  const scale = (moment: number) => Math.round(moment * by)
  return {
    rules,
    grants: grants.map(grant => ({ ...grant, at: scale(grant.at), until: scale(grant.until) })),
    grace_ends: grace_ends === null ? null : scale(grace_ends),
  }
}

function caseOf(policy: Policy, number: number, random: Random): Decisions['cases'][number] {
  const isOfGift = policy.grants.length > 0 && random.chance(0.4)
  const at = isOfGift ? random.one(policy.grants).at + random.below(310) * minute : momentBy(random)
  const seconds = Object.fromEntries(
    sites.filter(() => random.chance(0.3)).map(name => [name, random.below(90) * 60 + random.below(60)]),
  )
  const usage = { minutes: random.below(200), ...(Object.keys(seconds).length > 0 && { seconds }) }
  const target = random.chance(0.3) ? null : targetBy(random)
  return [number, at / 1_000, usage, target, answerOf(decide(policy, usage, at, target ?? undefined))]
}

function policyBy(random: Random): Policy {
  const many = <T>(most: number, make: () => T) => Array.from({ length: random.below(most + 1) }, make)
  const limit = random.chance(0.5) ? weekdays.map((weekday): Rule => ({ kind: 'budget', weekday, minutes: 120 })) : []
  return {
    rules: [...limit, ...many(12, () => ruleBy(random))],
    grants: many(3, () => grantBy(random)),
    grace_ends: random.chance(0.15) ? momentBy(random) : null,
  }
}

function ruleBy({ below, one, chance }: Random): Rule {
  const kind = one([
    'budget',
    'window',
    'window',
    'site',
    'site',
    'app',
    'category',
    'only_listed',
    'safe_search',
  ] as const)
  const weekday = one(weekdays)
  if (kind === 'budget') return { kind, weekday, minutes: below(180) }
  if (kind === 'window') return { kind, weekday, from: one(times), to: one([...times.slice(1), '24:00']) }
  if (kind === 'category') return { kind, name: one(categories), block: chance(0.8) }
  if (kind === 'only_listed' || kind === 'safe_search') return { kind, on: chance(0.4) }
  const what = one(['block', 'allow', 'minutes'] as const)
  return {
    kind,
    name: one(kind === 'site' ? sites : apps),
    ...(what === 'minutes' ? { minutes: below(60) } : { [what]: true }),
  }
}

function grantBy(random: Random): Grant {
  const { below, one } = random
  const kind = one(['minutes', 'until', 'site', 'app', 'lock'] as const)
  const at = momentBy(random)
  const until = at + (1 + below(300)) * minute
  if (kind === 'minutes') return { kind, at, until: at - ((at - monday) % day) + day, minutes: below(90) }
  return { kind, at, until, ...((kind === 'site' || kind === 'app') && { name: one(kind === 'site' ? sites : apps) }) }
}

function targetBy({ below, one, chance }: Random): Target {
  if (chance(0.2)) return { kind: 'app', name: one([...apps, ...spelled]) }
  const name = one([...sites, 'a.game.vn', 'play.xem-phim.com'])
  return { kind: 'site', name, ...(chance(0.4) && { categories: categories.slice(below(3)) }) }
}

function momentBy({ below }: Random): number {
  return monday + below(8 * 1_440) * minute + below(2) * below(60) * 1_000
}
