import { readableSite } from '../../../shared/readable-site.ts'
import type { Rule } from '../../../shared/rules/policy.ts'
import type { View } from '../edge/view.ts'
import type { Say, Sentence } from '../say.ts'
import { extensionWords } from '../words.ts'
import { make } from './page.ts'
import { duration } from './spoken.ts'

const named = 12

/** All rules in sentences, so that a child is never surprised by one. */
export function rulesPart({ rules }: View, say: Say): HTMLElement {
  const sentences = [...timesOf(rules, say), ...sitesOf(rules, say)]
  return make(
    'section',
    'card',
    make('h2', '', say('rules.heading')),
    sentences.length === 0
      ? make('p', '', say('rules.none'))
      : make('ul', '', ...sentences.map(sentence => make('li', '', sentence))),
  )
}

/** Days with the same rule share a sentence. */
function timesOf(rules: readonly Rule[], say: Say): string[] {
  const days = new Map<string, { weekdays: Set<number>; sentence: (days: string) => string }>()
  for (const rule of rules) {
    if (rule.kind !== 'budget' && rule.kind !== 'window') continue
    const key = rule.kind === 'budget' ? `${rule.minutes}` : `${rule.from} ${rule.to}`
    const sentence = (names: string) =>
      rule.kind === 'budget'
        ? say('rules.budget', { days: names, time: duration(rule.minutes, say) })
        : say('rules.window', { days: names, from: rule.from, to: rule.to })
    const known = days.get(key) ?? { weekdays: new Set(), sentence }
    known.weekdays.add(rule.weekday)
    days.set(key, known)
  }
  return [...days.values()].map(({ weekdays, sentence }) => {
    const names = [...weekdays].toSorted((a, b) => a - b).map(weekday => say(`day.${weekday}` as 'day.1'))
    return sentence(weekdays.size === 7 ? say('days.all') : names.join(', '))
  })
}

function sitesOf(rules: readonly Rule[], say: Say): string[] {
  const sites = rules.flatMap(rule => (rule.kind === 'site' ? rule : []))
  const blocked = sites.filter(({ block }) => block).map(({ name }) => readableSite(name))
  const allowed = sites.filter(({ allow }) => allow).map(({ name }) => readableSite(name))
  const groups = rules.flatMap(rule => (rule.kind === 'category' && rule.block ? groupName(rule.name, say) : []))
  return [
    ...rules.flatMap(rule => (rule.kind === 'only_listed' && rule.on ? say('rules.only_listed') : [])),
    ...(groups.length > 0 ? [say('rules.category', { names: groups.join(', ') })] : []),
    ...(blocked.length > 0 ? [say('rules.block', { sites: some(blocked, say) })] : []),
    ...(allowed.length > 0 ? [say('rules.allow', { sites: some(allowed, say) })] : []),
    ...sites.flatMap(({ name, minutes }) =>
      minutes === undefined ? [] : say('rules.limit', { site: readableSite(name), time: duration(minutes, say) }),
    ),
    ...rules.flatMap(rule => (rule.kind === 'safe_search' && rule.on ? say('rules.safe_search') : [])),
  ]
}

function some(names: string[], say: Say): string {
  const shown = names.slice(0, named).join(', ')
  return names.length > named ? `${shown} ${say('rules.more', { count: names.length - named })}` : shown
}

/** A newer server may know groups that this version has no name for. */
export function groupName(name: string, say: Say): string {
  const key = `category.${name}`
  return key in extensionWords ? say(key as Sentence) : name
}
