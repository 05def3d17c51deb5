import type { SmsConfig } from '../kernel/config/sms.ts'
import type { SendFailure } from '../kernel/messages.ts'
import type { Provider } from './provider.ts'

const reasons: Record<string, SendFailure> = {
  99: 'blocked_number',
  101: 'bad_keys',
  103: 'no_balance',
  104: 'bad_sender',
  108: 'bad_number',
  118: 'unsupported',
  124: 'duplicate',
  140: 'not_allowed',
  146: 'bad_template',
  177: 'unsupported',
}

export function esms(config: Extract<SmsConfig, { provider: 'esms' }>): Provider {
  return {
    ask: ({ to, text, id }) => ({
      url: `${config.url}/MainService.svc/json/SendMultipleMessage_V4_post_json/`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ApiKey: config.apiKey,
        SecretKey: config.secretKey,
        Phone: to.replace(/^\+84/, '0'),
        Content: text,
        Brandname: config.brandname,
        // Customer care and one-time codes.
        SmsType: '2',
        IsUnicode: '0',
        Sandbox: config.sandbox ? '1' : '0',
        RequestId: id,
      }),
    }),
    read(_status, { CodeResult, SMSID }) {
      if (CodeResult === undefined) return
      const code = String(CodeResult)
      return { reason: code === '100' ? null : (reasons[code] ?? 'refused'), code, reference: SMSID }
    },
  }
}
