import { operatorError } from '../operator-error.ts'
import { checkAddress, type Env, readSecretVariable } from './environment.ts'
import { type RecurringConfig, readRecurring, simulatedRecurring } from './vnpay-recurring.ts'

/** Our account at the payment gateway, and where that is. */
export interface VnpayConfig {
  tmnCode: string
  /** Signs what we send, and what the gateway sends. */
  secret: string
  payUrl: string
  apiUrl: string
  /** Charging registered cards, where there is a contract for it. */
  recurring: RecurringConfig | null
  /** The simulator of this process stands in for the gateway. */
  simulated: boolean
}

interface Deployment {
  production: boolean
  /** The public address with its prefix. */
  site: string
  /** The address at which the process reaches itself. */
  self: string
}

/** The gateway's hosts for trying out; those of production come with the contract. */
const sandbox = {
  VNPAY_PAY_URL: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
  VNPAY_API_URL: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
}

/** Null in production without an account: then nobody can pay. Elsewhere the simulator stands in. */
export function readVnpay(env: Env, { production, site, self }: Deployment): VnpayConfig | null {
  const tmnCode = readSecretVariable(env, 'VNPAY_TMN_CODE')
  const secret = readSecretVariable(env, 'VNPAY_HASH_SECRET')
  const recurring = readRecurring(env)
  if (!tmnCode) {
    if (secret || recurring) missing('VNPAY_TMN_CODE')
    if (production) return null
    const demo = { tmnCode: 'ANNHIDEV', secret: 'AN-NHI-DEVELOPMENT-SECRET-0000' }
    const urls = { payUrl: `${site}/dev/vnpay/pay`, apiUrl: `${self}/dev/vnpay/api` }
    return { ...demo, ...urls, recurring: simulatedRecurring(self), simulated: true }
  }
  if (!/^[A-Z0-9]{8}$/i.test(tmnCode))
    throw operatorError('VNPAY_TMN_CODE is not understood: it has 8 letters and digits.')
  const url = (name: keyof typeof sandbox) =>
    checkAddress(name, readSecretVariable(env, name) || (production ? missing(name) : sandbox[name]), ['hash'])
  return {
    tmnCode,
    secret: secret || missing('VNPAY_HASH_SECRET'),
    payUrl: url('VNPAY_PAY_URL'),
    apiUrl: url('VNPAY_API_URL'),
    recurring,
    simulated: false,
  }
}

function missing(name: string): never {
  throw operatorError(`${name} is not set: payments through VNPay need it.`)
}
