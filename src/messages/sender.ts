import type { SmsConfig } from '../kernel/config/sms.ts'
import type { Log } from '../kernel/log.ts'
import type { KeptSms, SendSms, Sms } from '../kernel/messages.ts'
import { keep } from './outbox.ts'
import type { Verdict } from './provider.ts'

interface Tools {
  log: Log
  now: () => Date
  /** Where the outbox keeps its messages. */
  outbox?: KeptSms[] | null
  fetch?: typeof fetch
  /** Milliseconds for the whole of one send. */
  patience?: number
}

/** Sends each message once: only a provider that knows our ids could be asked again without sending twice. */
export function createSender(config: SmsConfig, { log, now, outbox = [] }: Tools): SendSms {
  async function send(message: Sms): Promise<Verdict> {
    if (outbox) keep(outbox, message, now())
    return { reason: null }
  }

  return async message => {
    const start = performance.now()
    const { reason } = await send(message)
    log(reason ? 'warn' : 'info', 'sms', {
      provider: config.provider,
      outcome: reason ?? 'accepted',
      ms: Math.round(performance.now() - start),
      ends: message.to.slice(-2),
    })
    return reason ? { ok: false, reason } : { ok: true }
  }
}
