import type { SmsConfig } from '../kernel/config/sms.ts'
import type { SendFailure } from '../kernel/messages.ts'
import { basicAuth, type Provider } from './provider.ts'

const reasons: Record<string, SendFailure> = {
  20003: 'bad_keys',
  20005: 'not_allowed',
  20429: 'rate_limited',
  21211: 'bad_number',
  21212: 'bad_sender',
  21408: 'not_allowed',
  21603: 'bad_sender',
  21606: 'bad_sender',
  21608: 'not_allowed',
  21610: 'blocked_number',
  21612: 'unsupported',
  21614: 'bad_number',
  21617: 'bad_text',
}
const gaveUp = ['failed', 'undelivered', 'canceled']

export function twilio(config: Extract<SmsConfig, { provider: 'twilio' }>): Provider {
  return {
    ask: ({ to, text }) => ({
      url: `${config.url}/2010-04-01/Accounts/${encodeURIComponent(config.sid)}/Messages.json`,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Authorization: basicAuth(config.sid, config.token),
      },
      body: new URLSearchParams({ To: to, ...config.from, Body: text }).toString(),
    }),
    read(httpStatus, { sid, status, code, error_code }) {
      const fault = code ?? error_code ?? undefined
      if (httpStatus >= 300) return fault === undefined ? undefined : { reason: reasonOf(fault), code: fault }
      if (typeof sid !== 'string') return
      const failed = gaveUp.includes(String(status))
      return { reason: failed ? reasonOf(fault) : null, code: fault, reference: sid }
    },
  }
}

function reasonOf(code: unknown): SendFailure {
  return reasons[String(code)] ?? 'refused'
}
