import { join, resolve } from 'node:path'
import { isThisMachine } from '../shared/address.ts'
import { type Env, readChoice, readSecretVariable, readWhole } from './config/environment.ts'
import { type InvoiceWebhook, readInvoiceWebhook } from './config/invoices.ts'
import { readMetricsToken } from './config/metrics.ts'
import { readMode } from './config/mode.ts'
import { readSecret } from './config/secret.ts'
import { readSms, type SmsConfig } from './config/sms.ts'
import { readTranslateUrl } from './config/translate.ts'
import { readVnpay, type VnpayConfig } from './config/vnpay.ts'
import { operatorError } from './operator-error.ts'

export interface Config {
  production: boolean
  port: number
  host: string
  /** The public origin: links, redirects and the same-origin check use it, and in production never a request header. */
  origin: string
  /** Path prefix of both pages and API: '' or '/prefix'. */
  base: string
  /** Number of trusted proxies in front of this process; with 0, forwarded headers are ignored. */
  trustProxy: number
  /** `pool`: how many connections to a server are open at most. `readUrl`: a replica of it. */
  database:
    | { kind: 'server'; url: string; pool: number; readUrl?: string }
    | { kind: 'embedded'; path: string | 'memory' }
  dataDir: string
  secret: string
  sms: SmsConfig
  smsPerDay: number
  vnpay: VnpayConfig | null
  invoices: InvoiceWebhook | null
  /** The service that translates package texts; null if there is none. */
  translateUrl: string | null
  refuseCommonPasswords: boolean
  /** Lets its bearer read `/metrics`; null where nobody may. */
  metricsToken: string | null
  jobs: boolean
  logLevel: LogLevel
  /** Settings that work but that an operator probably does not want. */
  warnings: string[]
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export function readConfig(env: Env): Config {
  const port = readWhole(env, 'PORT', 3000, 0, 65_535)
  const dataDir = resolve(env.DATA_DIR || './data')
  const database = readDatabase(env, dataDir)
  const origin = readOrigin(env.APP_ORIGIN || `http://localhost:${port}`)
  const { production, inferred } = readMode(env, origin)
  const sms = readSms(env, production)
  const base = readBase(env.BASE_PATH || '')
  const vnpay = readVnpay(env, { production, site: origin + base, self: `http://127.0.0.1:${port}${base}` })
  return {
    production,
    port,
    host: env.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    origin,
    base,
    trustProxy: readWhole(env, 'TRUST_PROXY', 0, 0, 10),
    database,
    dataDir,
    secret: readSecret(env, { required: production, inferred, dataDir }),
    sms,
    smsPerDay: readWhole(env, 'SMS_PER_DAY', 5_000, 0, 10_000_000),
    vnpay,
    invoices: readInvoiceWebhook(env),
    translateUrl: readTranslateUrl(env, production),
    refuseCommonPasswords:
      readChoice(env, 'COMMON_PASSWORDS', production ? ['refuse', 'allow'] : ['allow', 'refuse']) === 'refuse',
    metricsToken: readMetricsToken(env),
    jobs: readChoice(env, 'JOBS', ['on', 'off']) === 'on',
    logLevel: readChoice(
      env,
      'LOG_LEVEL',
      production ? ['info', 'debug', 'warn', 'error'] : ['warn', 'debug', 'info', 'error'],
    ),
    warnings: [
      ...(inferred ? [inferred] : []),
      ...(production && !env.APP_ORIGIN
        ? [
            `APP_ORIGIN is not set: links in messages, the way back from the gateway and cookies are made for ${origin}.`,
          ]
        : []),
      ...(production && isUnencrypted(origin)
        ? [`APP_ORIGIN is ${origin}, without https: passwords and sessions can be read on the way.`]
        : []),
      ...(sms.provider === 'none' ? ['SMS_PROVIDER is not set to a provider: no message will leave.'] : []),
      ...(vnpay ? [] : ['VNPAY_TMN_CODE is not set: nobody can pay, and buying answers 503.']),
    ],
  }
}

function readDatabase(env: Env, dataDir: string): Config['database'] {
  const url = readSecretVariable(env, 'DATABASE_URL') || `pglite:${join(dataDir, 'db')}`
  const readUrl = readSecretVariable(env, 'DATABASE_READ_URL')
  if (readUrl && !(isServer(readUrl) && isServer(url)))
    throw operatorError(
      'DATABASE_READ_URL is not understood: write postgres://…, of a replica of the server in DATABASE_URL.',
    )
  if (url === 'pglite:memory') return { kind: 'embedded', path: 'memory' }
  if (url.startsWith('pglite:')) return { kind: 'embedded', path: resolve(url.slice('pglite:'.length)) }
  if (isServer(url))
    return { kind: 'server', url, pool: readWhole(env, 'DATABASE_POOL', 10, 1, 1_000), ...(readUrl && { readUrl }) }
  throw operatorError('DATABASE_URL is not understood: write postgres://user:password@host:5432/name, or pglite:PATH.')
}

function isServer(url: string): boolean {
  return /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url)
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw operatorError(`APP_ORIGIN is "${text}": write it as https://host, without a path.`)
  return url.origin
}

function isUnencrypted(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && !isThisMachine(hostname)
}

function readBase(text: string): string {
  const base = text.replace(/\/+$/, '')
  if (base && !/^(\/[\w.-]+)+$/.test(base)) throw operatorError(`BASE_PATH is "${text}": write it as /prefix.`)
  return base
}
