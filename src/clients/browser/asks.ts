const most = 20
const shown = 12 * 3_600_000

/** What the child asks its parents for. */
export type Wish =
  | { kind: 'minutes'; minutes: number }
  | { kind: 'until'; until: string }
  | { kind: 'site'; name: string }

export type Ask = Wish & {
  id: string
  reason: string
  at: number
  state: 'queued' | 'sent' | 'yes' | 'no' | 'refused'
}

/** A second tap on the same wish is the same ask; without connection at most twenty wait. */
export function addAsk(asks: readonly Ask[], ask: Ask): Ask[] {
  const isSame = (other: Ask) => isOpen(other) && wishOf(other) === wishOf(ask)
  if (asks.some(isSame) || asks.filter(({ state }) => state === 'queued').length >= most) return [...asks]
  return [...asks, ask]
}

export function isOpen({ state }: Ask): boolean {
  return state === 'queued' || state === 'sent'
}

export function withState(asks: readonly Ask[], id: string, state: Ask['state']): Ask[] {
  return asks.map(ask => (ask.id === id ? { ...ask, state } : ask))
}

/** Answers stay to be seen for twelve hours. */
export function recentAsks(asks: readonly Ask[], at: number): Ask[] {
  return asks.filter(ask => ask.state === 'queued' || at - ask.at < shown)
}

/** As the server takes it. */
export function bodyOfAsk(ask: Ask): object {
  const { id, reason, at, kind } = ask
  const wish =
    kind === 'minutes' ? { minutes: ask.minutes } : kind === 'until' ? { until: ask.until } : { name: ask.name }
  return { id, kind, ...wish, ...(reason && { reason }), asked_at: new Date(at).toISOString() }
}

/** Of a site its name, of more time only that it is more time. */
function wishOf(ask: Ask): string {
  return ask.kind === 'site' ? ask.name : ask.kind
}
