import type { DayRead } from './read-day.ts'

/** Minutes of a day in use, from one until another. */
type Span = readonly [from: number, to: number]

/** The spans of a map of minutes; a pause shorter than `pause` does not part them. */
export function spansOf(map: Uint8Array, pause = 1): Span[] {
  const spans: [number, number][] = []
  for (let at = 0; at < map.length * 8; at++) {
    if ((map[at >> 3]! & (0x80 >> (at & 7))) === 0) continue
    const last = spans.at(-1)
    if (last && at - last[1] < pause) last[1] = at + 1
    else spans.push([at, at + 1])
  }
  return spans
}

/** A minute at a site or in an app, or one in which it was refused. */
export type UsedMinute = NonNullable<DayRead['history']>['items'][number]

/** Minutes that follow one another in the same place are one visit. */
export function visitsOf(items: readonly UsedMinute[]): UsedMinute[] {
  const visits: (UsedMinute & { until: number })[] = []
  for (const item of items) {
    const at = Date.parse(item.at)
    const same = visits.find(
      ({ until, kind, name, blocked }) =>
        at - until <= 120_000 && kind === item.kind && name === item.name && blocked === item.blocked,
    )
    if (same) Object.assign(same, { until: at, seconds: same.seconds + item.seconds })
    else visits.unshift({ ...item, until: at })
  }
  return visits.toReversed().map(({ until: _, ...visit }) => visit)
}

/** What was refused, by name, the latest first. */
export function triesOf(items: readonly UsedMinute[]): { name: string; count: number; last: string }[] {
  const tries = new Map<string, { name: string; count: number; last: string }>()
  for (const { name, at, blocked } of items)
    if (blocked) tries.set(name, { name, count: (tries.get(name)?.count ?? 0) + 1, last: at })
  return [...tries.values()].toSorted((one, other) => other.last.localeCompare(one.last))
}
