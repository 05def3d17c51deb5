import type { SmsConfig } from '../kernel/config/sms.ts'
import type { SendFailure } from '../kernel/messages.ts'
import { basicAuth, type Provider } from './provider.ts'

const reasons: Record<string, SendFailure> = {
  '007': 'not_allowed',
  '008': 'not_allowed',
  '009': 'not_allowed',
  '105': 'bad_number',
  '110': 'bad_text',
  '113': 'bad_text',
  '300': 'no_balance',
  '500': 'provider_fault',
}

export function speedsms(config: Extract<SmsConfig, { provider: 'speedsms' }>): Provider {
  return {
    ask: ({ to, text }) => ({
      url: `${config.url}/index.php/sms/send`,
      headers: { 'Content-Type': 'application/json', Authorization: basicAuth(config.token, 'x') },
      body: JSON.stringify({
        to: [to.replace(/^\+/, '')],
        content: text,
        sms_type: config.type,
        sender: config.sender,
      }),
    }),
    read(_status, { status, code, data }) {
      if (status === 'error') return { reason: reasons[String(code)] ?? 'refused', code }
      if (status !== 'success') return
      const { tranId: reference, invalidPhone = [] } = (data ?? {}) as { tranId?: unknown; invalidPhone?: unknown }
      const refused = Array.isArray(invalidPhone) && invalidPhone.length > 0
      return { reason: refused ? 'bad_number' : null, code, reference }
    },
  }
}
