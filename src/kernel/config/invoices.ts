import { operatorError } from '../operator-error.ts'
import { checkAddress, type Env, readSecretVariable } from './environment.ts'

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
  return { url: checkAddress('HDDT_WEBHOOK_URL', url), secret }
}
