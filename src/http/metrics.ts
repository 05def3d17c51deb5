import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../kernel/config.ts'
import type { Services } from '../kernel/given.ts'
import { createReader, type Gauge, type Reading } from '../kernel/metrics/readings.ts'
import { sample } from '../kernel/metrics/registry.ts'
import { hashOfToken } from '../kernel/secret-token.ts'
import { fixedHeaders } from './headers.ts'
import { watchLoop } from './loop-delay.ts'
import type { RequestCounts } from './request-counts.ts'

interface Parts {
  services: Services
  config: Config
  requests: RequestCounts
  gauges: Gauge[]
  readings: Reading[]
}

/** Responds and returns true if the request is for the metrics of this process; otherwise leaves it alone. */
type ServeMetrics = (request: IncomingMessage, response: ServerResponse) => boolean

/** `GET /metrics` for Prometheus, before anything is refused: it is read most when the service is in trouble. */
export function serveMetrics({ services, config, requests, gauges, readings }: Parts): ServeMetrics {
  const { metricsToken, base } = config
  // like any path that does not exist
  if (metricsToken === null) return () => false
  const path = `${base}/metrics`
  const expected = hashOfToken(metricsToken)
  const headers = { ...fixedHeaders(config), 'Cache-Control': 'no-store' }
  const read = createReader(services, readings)

  async function answer(response: ServerResponse): Promise<void> {
    const found = await read()
    const present = gauges.flatMap(gauge => gauge(services))
    const delay = sample('anni_event_loop_delay_seconds', watchLoop().worst())
    const text = services.metrics.text([delay, ...present, ...found])
    send(response, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }, text)
  }

  function send(response: ServerResponse, status: number, more: Record<string, string>, text = ''): void {
    response.writeHead(status, { ...headers, ...more, 'Content-Length': Buffer.byteLength(text) }).end(text)
    requests.answered('other', status)
    services.log('info', 'request', { method: 'GET', path, status })
  }

  return ({ method, url = '', headers: { authorization = '' } }, response) => {
    if (method !== 'GET' || (url !== path && !url.startsWith(`${path}?`))) return false
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? ''
    if (!timingSafeEqual(hashOfToken(token), expected)) send(response, 401, { 'WWW-Authenticate': 'Bearer' })
    else
      answer(response).catch(error => {
        services.log('error', 'fault', { error })
        response.destroy()
      })
    return true
  }
}
