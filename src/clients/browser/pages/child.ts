import type { View } from '../edge/view.ts'
import type { Say } from '../say.ts'
import { askPart } from './ask.ts'
import { button, make, show, tell } from './page.ts'
import { rulesPart } from './rules.ts'
import { clockTime, duration } from './spoken.ts'

show('title.child', (view, say, refresh) => [
  endedPart(view, say),
  view.isPaired && todayPart(view, say),
  view.isPaired && askPart(view, say, refresh),
  view.isPaired && rulesPart(view, say),
  view.isPaired && recordedPart(view, say, refresh),
  make('p', 'soft', say('blind.text')),
])

function endedPart({ ended, isPaired }: View, say: Say): HTMLElement | null {
  if (isPaired && !ended) return null
  const pair = () => {
    tell({ kind: 'pair' })
    location.href = 'pairing.html'
  }
  return make(
    'section',
    'card notice',
    ended && make('p', '', say(`ended.${ended}`)),
    ended !== 'too_old' && button(say('ended.pair'), 'primary', pair),
  )
}

function todayPart({ decision, used, budget, isOffline, texts, turns }: View, say: Say): HTMLElement {
  const { allowed, why, left } = decision
  const closed = !allowed && say(`why.${why}` as 'why.budget')
  const lead = closed || (left === null ? say('today.open') : say('today.left', { time: duration(left, say) }))
  const counted =
    budget === null
      ? say('today.usedOnly', { used: duration(used, say) })
      : say('today.used', { used: duration(used, say), budget: duration(budget, say) })
  const bar = make('progress', '')
  bar.max = budget ?? 1
  bar.value = Math.min(used, budget ?? 0)
  bar.setAttribute('aria-label', counted)
  return make(
    'section',
    'card',
    make('h1', '', say('today.heading')),
    make('p', 'lead', lead),
    budget !== null && make('p', '', say('today.ask')),
    budget !== null && bar,
    make('p', 'soft', counted),
    turns !== null && make('p', '', say(allowed ? 'today.until' : 'today.opens', { time: clockTime(turns) })),
    isOffline && make('p', 'notice', say('today.offline')),
    ...texts.map(({ text }) => make('p', 'notice', text)),
  )
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
