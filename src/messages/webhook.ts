import { createHmac } from 'node:crypto'
import type { SmsConfig } from '../kernel/config/sms.ts'
import type { Provider } from './provider.ts'

/** An operator's own gateway. The signature proves that the message is ours, the timestamp that it is new. */
export function webhook(config: Extract<SmsConfig, { provider: 'webhook' }>): Provider {
  return {
    ask({ to, text, id }, now) {
      const body = JSON.stringify({ id, to, text, at: now })
      const seconds = String(Math.floor(now.getTime() / 1000))
      const signature = createHmac('sha256', config.secret).update(`${seconds}.${body}`).digest('hex')
      return {
        url: config.url,
        headers: {
          'Content-Type': 'application/json',
          'X-Timestamp': seconds,
          'X-Signature': `sha256=${signature}`,
        },
        body,
      }
    },
    read: (status, { id }) => (status >= 200 && status < 300 ? { reason: null, reference: id } : undefined),
  }
}
