import type { View } from '../edge/view.ts'
import type { Say } from '../say.ts'
import { askId, askPart } from './ask.ts'
import { button, make, show, tell } from './page.ts'
import { pictured } from './pictures.ts'
import { rulesPart } from './rules.ts'
import { calendarDay, clockTime, duration, opensAt } from './spoken.ts'

show('title.child', (view, say, refresh) => [
  endedPart(view, say),
  view.isPaired && todayPart(view, say),
  view.isPaired && askPart(view, say, refresh),
  view.isPaired && rulesPart(view, say),
  view.isPaired && recordedPart(view, say, refresh),
  make('p', 'soft', say('blind.text')),
])

function endedPart({ ended, isPaired, hasRules }: View, say: Say): HTMLElement | null {
  if (isPaired && !ended) return null
  const pair = () => {
    tell({ kind: 'pair' })
    location.href = 'pairing.html'
  }
  const text = !ended
    ? 'ended.never'
    : ended === 'unknown' && !hasRules
      ? 'ended.released'
      : (`ended.${ended}` as const)
  const parts = [make('p', 'lead', say(text)), ended !== 'too_old' && button(say('ended.pair'), 'primary', pair)]
  if (isPaired) return make('section', 'card told', ...parts)
  return pictured('resting-kite', make('h1', '', say('ended.heading')), ...parts)
}

function todayPart(view: View, say: Say): HTMLElement {
  const { decision, used, budget, isOffline, texts, turns, at } = view
  const { allowed, why, left } = decision
  const closed = !allowed && say(`why.${why}` as 'why.budget')
  const lead = closed || (left === null ? say('today.open') : say('today.left', { time: duration(left, say) }))
  // without a licence no rule counts, whatever it says
  const limit = why === 'licence' ? null : budget
  return pictured(
    allowed ? 'family' : 'resting-kite',
    make('h1', '', say('today.heading')),
    make('p', 'lead', lead),
    limit !== null && askLine(say),
    ...countedParts(used, limit, say),
    turns !== null && make('p', '', allowed ? say('today.until', { time: clockTime(turns) }) : opensAt(turns, at, say)),
    isOffline && make('p', 'notice', say('today.offline')),
    licencePart(view, say),
    ...texts.map(({ text }) => make('p', 'notice', text)),
  )
}

/** Leads to where the child asks, further down the page. */
function askLine(say: Say): HTMLElement {
  const link = make('a', '', say('ask.heading'))
  link.href = `#${askId}`
  const [before, after] = say('today.ask').split('{ask}')
  return make('p', '', before, link, after)
}

function countedParts(used: number, limit: number | null, say: Say): HTMLElement[] {
  if (limit === null) return [make('p', 'soft', say('today.usedOnly', { used: duration(used, say) }))]
  const counted = say('today.used', { used: duration(used, say), budget: duration(limit, say) })
  const bar = make('progress', '')
  bar.max = limit || 1
  bar.value = limit === 0 ? 1 : Math.min(used, limit)
  bar.setAttribute('aria-label', counted)
  return [bar, make('p', 'soft', counted)]
}

function licencePart({ licence: { ends, grace }, decision, at }: View, say: Say): HTMLElement | null {
  if (decision.why === 'licence') return make('p', 'notice', say('licence.over'))
  if (ends === null || grace === null || at < ends) return null
  return make('p', 'notice', say('licence.grace', { day: calendarDay(grace) }))
}

function recordedPart({ recorded }: View, say: Say, refresh: () => void): HTMLElement {
  const { time, history, childToAsk } = recorded
  const isKept = history && !childToAsk
  return make(
    'section',
    'card',
    make('h2', '', say('recorded.heading')),
    !time && !history && make('p', '', say('recorded.nothing')),
    time && make('p', '', say('recorded.time')),
    history && childToAsk && make('p', '', say('recorded.ask')),
    history && make('p', '', say('recorded.history')),
    history &&
      childToAsk &&
      button(say('recorded.understood'), 'primary', () => tell({ kind: 'understood' }).then(refresh)),
    (time || isKept) && make('p', 'soft', say('recorded.who')),
  )
}
