import type { Config } from '../kernel/config.ts'
import { type Metrics, observe } from '../kernel/metrics/registry.ts'
import { isApi, isOfDevice } from './api.ts'
import type { Context } from './state.ts'

/** `other` is what operators and their checks ask, and what is not HTTP as it should be. */
const kinds = ['visitor', 'signed_in', 'api', 'device', 'static', 'other'] as const
const classes = ['1xx', '2xx', '3xx', '4xx', '5xx']

export type RouteKind = (typeof kinds)[number]
export type RequestCounts = ReturnType<typeof countRequests>

/** Counts requests where each is a line of the log, in numbers that are looked up once. */
export function countRequests(metrics: Metrics) {
  const answers = byKind(kind => classes.map(status => metrics.cell('anni_http_requests_total', { kind, status })))
  const times = byKind(kind => metrics.histogram('anni_http_duration_seconds', { kind }))
  return {
    inFlight: metrics.cell('anni_http_requests_in_flight'),
    shed: metrics.cell('anni_http_requests_shed_total'),
    answered(kind: RouteKind, status: number): void {
      answers[kind][Math.floor(status / 100) - 1]!.value++
    },
    /** In ms, until the answer was there or was held. */
    took(kind: RouteKind, ms: number): void {
      observe(times[kind], ms / 1_000)
    },
  }
}

/** Read when a request is answered. A page that was refused before it was known who asks counts as a visitor’s. */
export function kindOf(ctx: Context, config: Config): RouteKind {
  const { path, status } = ctx
  const { hasToken }: { hasToken?: boolean } = ctx.state
  if (isOfDevice(path, config)) return 'device'
  if (isApi(ctx, config)) return path.startsWith(`${config.base}/api/health`) ? 'other' : 'api'
  if (hasToken) return 'signed_in'
  return hasToken === undefined && status < 500 ? 'static' : 'visitor'
}

function byKind<T>(make: (kind: RouteKind) => T): Record<RouteKind, T> {
  return Object.fromEntries(kinds.map(kind => [kind, make(kind)])) as Record<RouteKind, T>
}
