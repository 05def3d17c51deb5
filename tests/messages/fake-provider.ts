import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import * as assert from 'uvu/assert'
import type { SmsConfig } from '../../src/kernel/config/sms.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createSender, type Sent } from '../../src/messages/index.ts'
import { listening } from '../helpers/listening.ts'
import { logWritten } from '../helpers/log.ts'

interface Got {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export type Behave = (response: ServerResponse, request: IncomingMessage) => void
export type ConfigAt = (url: string) => SmsConfig

/** What must never appear in a log. */
const secrets = ['canary-key', 'canary-secret', '482915', '912345678', 'Khong chia se']
export const message = {
  to: '+84912345678',
  text: 'AN NHI: Ma của bạn là 482915 & "Khong chia se" #1',
  id: 'registration-42-7',
}

export const at: Record<Exclude<SmsConfig['provider'], 'outbox' | 'none'>, ConfigAt> = {
  esms: url => ({
    provider: 'esms',
    url,
    apiKey: 'canary-key',
    secretKey: 'canary-secret',
    brandname: 'AN NHI',
    sandbox: false,
  }),
  speedsms: url => ({ provider: 'speedsms', url, token: 'canary-key', sender: 'AN NHI', type: 3 }),
  twilio: url => ({ provider: 'twilio', url, sid: 'AC1', token: 'canary-secret', from: { From: 'AN NHI' } }),
  webhook: url => ({ provider: 'webhook', url: `${url}/sms?from=an-nhi`, secret: 'canary-secret' }),
}

export const now = new Date('2026-11-21T09:30:15.250Z')
/** Longer than any response takes on a busy machine; tests of timeouts use less. */
const defaultTimeout = 5_000
let lines: string[] = []
const log = createLog('debug', text => lines.push(...text.trim().split('\n')))

export function answering(body: unknown, status = 200): Behave {
  return response => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-Canary': 'canary-key' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Sends once to a provider that behaves so. Asserts one request, one log line without secrets and no long wait. */
export async function sendTo(configAt: ConfigAt, behave: Behave, timeout = defaultTimeout) {
  const got: Got[] = []
  const server = createServer(async (request, response) => {
    const seen = { method: request.method!, path: request.url!, headers: request.headers, body: '' }
    got.push(seen)
    for await (const piece of request.setEncoding('utf8')) seen.body += piece
    behave(response, request)
  })
  const { url, close } = await listening(server)
  const { sent, line } = await sendOnce(configAt(url), timeout)
  close()
  assert.is(got.length, 1)
  return { sent, line, got: got[0]! }
}

export async function sendOnce(
  config: SmsConfig,
  timeout = defaultTimeout,
): Promise<{ sent: Sent; line: Record<string, unknown> }> {
  lines = []
  const start = performance.now()
  const sent = await createSender(config, { log, now: () => now, timeout })(message)
  assert.ok(performance.now() - start < timeout + 2_000, 'a send must not take much longer than its timeout')
  await logWritten()
  assert.is(lines.length, 1)
  for (const secret of secrets) assert.not.ok(lines[0]!.includes(secret), `${secret} in the log`)
  const line = JSON.parse(lines[0]!)
  assert.is(line.event, 'sms')
  assert.is(line.provider, config.provider)
  assert.is(line.outcome, sent.ok ? 'accepted' : sent.reason)
  assert.is(line.ends, '78')
  return { sent, line }
}

/** Checks the reason for each response of the provider; null if it accepted the message. */
export async function expectReasons(configAt: ConfigAt, cases: [unknown, string | null, number?][]): Promise<void> {
  for (const [body, reason, status] of cases) {
    const { sent } = await sendTo(configAt, answering(body, status))
    assert.equal(sent, reason ? { ok: false, reason } : { ok: true }, JSON.stringify(body))
  }
}
