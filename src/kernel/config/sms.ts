import { operatorError } from '../operator-error.ts'
import { checkAddress, type Env, readChoice, readSecretVariable } from './environment.ts'

export type SmsConfig =
  | { provider: 'outbox' }
  /** Production without a provider: messages are neither stored nor sent. */
  | { provider: 'none' }
  | { provider: 'esms'; url: string; apiKey: string; secretKey: string; brandname: string; sandbox: boolean }
  | { provider: 'speedsms'; url: string; token: string; sender: string; type: SpeedSmsType }
  | { provider: 'twilio'; url: string; sid: string; token: string; from: TwilioFrom }
  | { provider: 'webhook'; url: string; secret: string }

/** The sender: 2 a random number, 3 our registered name, 4 the provider's name, 5 our own phone. */
type SpeedSmsType = 2 | 3 | 4 | 5
type TwilioFrom = { From: string } | { MessagingServiceSid: string }

const providers = ['outbox', 'esms', 'speedsms', 'twilio', 'webhook'] as const

export function readSms(env: Env, production: boolean): SmsConfig {
  const provider = readChoice(env, 'SMS_PROVIDER', providers)
  if (production && provider === 'outbox') return { provider: 'none' }
  const secret = (name: string) => readSecretVariable(env, name) || missing(name, provider)
  const text = (name: string) => env[name] || missing(name, provider)
  switch (provider) {
    case 'outbox':
      return { provider }
    case 'esms':
      return {
        provider,
        url: address(env, 'ESMS_URL', 'https://rest.esms.vn'),
        apiKey: secret('ESMS_API_KEY'),
        secretKey: secret('ESMS_SECRET_KEY'),
        brandname: text('ESMS_BRANDNAME'),
        sandbox: readChoice(env, 'ESMS_SANDBOX', ['0', '1']) === '1',
      }
    case 'speedsms':
      return {
        provider,
        url: address(env, 'SPEEDSMS_URL', 'https://api.speedsms.vn'),
        token: secret('SPEEDSMS_ACCESS_TOKEN'),
        ...speedSmsSender(env),
      }
    case 'twilio':
      return {
        provider,
        url: address(env, 'TWILIO_URL', 'https://api.twilio.com'),
        sid: text('TWILIO_ACCOUNT_SID'),
        token: secret('TWILIO_AUTH_TOKEN'),
        from: twilioFrom(env),
      }
    case 'webhook':
      return { provider, url: address(env, 'SMS_WEBHOOK_URL'), secret: secret('SMS_WEBHOOK_SECRET') }
  }
}

function speedSmsSender(env: Env): { sender: string; type: SpeedSmsType } {
  const sender = env.SPEEDSMS_SENDER ?? ''
  const type = Number(
    readChoice(env, 'SPEEDSMS_TYPE', sender ? ['3', '2', '4', '5'] : ['4', '2', '3', '5']),
  ) as SpeedSmsType
  if (!sender && (type === 3 || type === 5)) missing('SPEEDSMS_SENDER', `SPEEDSMS_TYPE ${type}`)
  return { sender, type }
}

function twilioFrom(env: Env): TwilioFrom {
  const { TWILIO_FROM: From, TWILIO_MESSAGING_SERVICE_SID: MessagingServiceSid } = env
  if (From && MessagingServiceSid)
    throw operatorError('TWILIO_FROM and TWILIO_MESSAGING_SERVICE_SID are both set: keep one of them.')
  if (MessagingServiceSid) return { MessagingServiceSid }
  return { From: From || missing('TWILIO_FROM (or TWILIO_MESSAGING_SERVICE_SID)', 'twilio') }
}

function address(env: Env, name: string, byDefault?: string): string {
  const text = checkAddress(name, env[name] || byDefault || missing(name, 'webhook'))
  return byDefault ? text.replace(/\/$/, '') : text
}

function missing(name: string, needer: string): never {
  throw operatorError(`${name} is not set: sending SMS with ${needer} needs it.`)
}
