import { operatorError } from '../operator-error.ts'
import { type Env, readSecretVariable } from './environment.ts'

/** Where the service that makes e-invoices hears of paid orders, and what signs them. */
export interface InvoiceWebhook {
  url: string
  secret: string
}

/** Both or none: a call without a signature is one that anybody could send. */
export function readInvoiceWebhook(env: Env): InvoiceWebhook | null {
  const url = readSecretVariable(env, 'HDDT_WEBHOOK_URL')
  const secret = readSecretVariable(env, 'HDDT_WEBHOOK_SECRET')
  if (!url && !secret) return null
  if (!url || !secret)
    throw operatorError(`HDDT_WEBHOOK_${url ? 'SECRET' : 'URL'} is not set: sending orders to be invoiced needs both.`)
  const { protocol, username, password } = URL.canParse(url) ? new URL(url) : ({} as Partial<URL>)
  if (!/^https?:$/.test(protocol ?? '') || username || password)
    throw operatorError('HDDT_WEBHOOK_URL is not understood: write https://host/path, without a user or password.')
  return { url, secret }
}
