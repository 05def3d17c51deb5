import type { SmsConfig } from '../kernel/config/sms.ts'
import type { Log } from '../kernel/log.ts'
import type { SendSms, Sms, StoredSms } from '../kernel/messages.ts'
import { esms } from './esms.ts'
import { outbox } from './outbox.ts'
import { post } from './post.ts'
import { judge, type Provider, type Verdict } from './provider.ts'
import { speedsms } from './speedsms.ts'
import { twilio } from './twilio.ts'
import { webhook } from './webhook.ts'

interface Tools {
  log: Log
  now: () => Date
  fetch?: typeof fetch
  /** Timeout in milliseconds for one send as a whole. */
  timeout?: number
  /** Where the outbox stores its messages. */
  outbox?: StoredSms[] | null
}

type Deliver = (message: Sms) => Promise<Verdict>

/** Calls the provider once per message, without retry: a missing response does not prove that nothing was sent. */
export function createSender(config: SmsConfig, tools: Tools): SendSms {
  const deliver = delivererOf(config, tools)
  return async message => {
    const start = performance.now()
    const { reason, status, code, reference } = await deliver(message)
    tools.log(reason ? 'warn' : 'info', 'sms', {
      provider: config.provider,
      outcome: reason ?? 'accepted',
      status,
      code: word(code),
      reference: word(reference),
      ms: Math.round(performance.now() - start),
      ends: message.to.slice(-2),
    })
    return reason ? { ok: false, reason } : { ok: true }
  }
}

function delivererOf(config: SmsConfig, tools: Tools): Deliver {
  if (config.provider === 'none') return async () => ({ reason: 'not_set_up' })
  if (config.provider === 'outbox') return outbox(tools.outbox ?? [], tools.now)
  return deliverWith(providerOf(config), tools)
}

function deliverWith(provider: Provider, { now, fetch = globalThis.fetch, timeout = 8_000 }: Tools): Deliver {
  return async message => {
    const answer = await post(provider.ask(message, now()), { fetch, timeout })
    return 'reason' in answer ? answer : { ...judge(provider, answer), status: answer.status }
  }
}

function providerOf(config: Exclude<SmsConfig, { provider: 'outbox' | 'none' }>): Provider {
  switch (config.provider) {
    case 'esms':
      return esms(config)
    case 'speedsms':
      return speedsms(config)
    case 'twilio':
      return twilio(config)
    case 'webhook':
      return webhook(config)
  }
}

/** Logs a code or an id, never a sentence, which could repeat the message. */
function word(value: unknown): string | undefined {
  const text = String(value ?? '')
  return /^[\w.-]{1,64}$/.test(text) ? text : undefined
}
