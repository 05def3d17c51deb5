import { readableSite } from '../../../shared/readable-site.ts'
import type { Decision } from '../../../shared/rules/policy.ts'
import { type Ask, isOpen, type Wish } from '../asks.ts'
import type { View } from '../edge/view.ts'
import type { Say } from '../say.ts'
import { announce, button, make, tell } from './page.ts'
import { clockTime } from './spoken.ts'

/** The id of the part in its page. */
export const askId = 'ask'

const halfHour = 30 * 60_000
const ofSite: Decision['why'][] = ['blocked', 'category', 'not_listed', 'target_limit']

/** 'Xin ba mẹ': what fits the reason for which something is closed, and what became of what was asked. */
export function askPart(view: View, say: Say, refresh: () => void): HTMLElement | null {
  if (!view.isPaired) return null
  const reason = make('textarea', '')
  reason.id = 'reason'
  reason.rows = 2
  reason.maxLength = 300
  const label = make('label', '', say('ask.reason'), reason)
  const send = (wish: Wish) => {
    const said = (document.getElementById('reason') as HTMLTextAreaElement).value.trim()
    tell({ kind: 'ask', wish, reason: said }).then(refresh)
  }
  const wishes = wishesFor(view)
  if (wishes.length === 0 && view.asks.length === 0) return null
  const isWaiting = (wish: Wish) =>
    view.asks.some(ask => isOpen(ask) && ask.kind === wish.kind && (ask.kind !== 'site' || ask.name === view.site))
  const open = wishes.filter(wish => !isWaiting(wish))
  const part = make(
    'section',
    'card',
    make('h2', '', say('ask.heading')),
    open.length > 0 && label,
    open.length > 0 && make('div', 'row', ...open.map(wish => button(nameOf(wish, say), 'primary', () => send(wish)))),
    asked(view, say),
  )
  part.id = askId
  return part
}

function wishesFor({ decision, site, at, budget }: View): Wish[] {
  if (ofSite.includes(decision.why)) return site ? [{ kind: 'site', name: site }] : []
  if (decision.why === 'outside_window' || decision.why === 'locked')
    return [{ kind: 'until', until: new Date(at - (at % 60_000) + halfHour).toISOString() }]
  return budget === null || decision.why === 'licence'
    ? []
    : [15, 30, 60].map(minutes => ({ kind: 'minutes', minutes }))
}

function nameOf(wish: Wish, say: Say): string {
  if (wish.kind === 'minutes') return say('ask.minutes', { minutes: wish.minutes })
  return wish.kind === 'until' ? say('ask.until') : say('ask.site', { site: readableSite(wish.name) })
}

function asked({ asks }: View, say: Say): HTMLElement | null {
  const newest = asks.at(-1)
  if (!newest) return null
  announce(`${whatOf(newest, say)}: ${say(`ask.${newest.state}`)}`)
  const items = asks
    .toReversed()
    .map(ask =>
      make('li', '', make('span', '', whatOf(ask, say)), make('span', `badge ${ask.state}`, say(`ask.${ask.state}`))),
    )
  return make('ul', 'asks', ...items)
}

function whatOf(ask: Ask, say: Say): string {
  if (ask.kind === 'minutes') return say('asked.minutes', { minutes: ask.minutes })
  if (ask.kind === 'until') return say('asked.until', { time: clockTime(Date.parse(ask.until)) })
  return say('asked.site', { site: readableSite(ask.name) })
}
