import type { Language } from '../../i18n/index.ts'
import { encode, joinPairs, type Pair, sign, type Terminal } from './signature.ts'
import { amountOf, plainAddress, plainInfo } from './values.ts'

interface Payment {
  txnRef: string
  /** In whole đồng. */
  amount: number
  info: string
  /** `yyyyMMddHHmmss` in Vietnam. A query needs exactly what was sent here. */
  createDate: string
  expireDate: string
  returnUrl: string
  /** The buyer's. */
  address: string
  language: Language
}

/** The address at the gateway where the buyer pays. */
export function payUrl(terminal: Terminal, gateway: string, payment: Payment): string {
  return signedUrl(terminal, gateway, {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: terminal.tmnCode,
    vnp_Amount: amountOf(payment.amount),
    vnp_CurrCode: 'VND',
    vnp_TxnRef: payment.txnRef,
    vnp_OrderInfo: plainInfo(payment.info),
    vnp_OrderType: 'other',
    vnp_Locale: payment.language === 'vi' ? 'vn' : 'en',
    vnp_ReturnUrl: payment.returnUrl,
    vnp_IpAddr: plainAddress(payment.address),
    vnp_CreateDate: payment.createDate,
    vnp_ExpireDate: payment.expireDate,
  })
}

/** The fields as a signed query behind the address, which may have a query of its own. */
export function signedUrl({ secret }: Terminal, address: string, fields: Record<string, string>): string {
  const pairs = Object.entries(fields).filter(([, value]) => value !== '')
  const query = joinPairs(pairs.map(([name, value]): Pair => [encode(name), encode(value)]))
  return `${address}${address.includes('?') ? '&' : '?'}${query}&vnp_SecureHash=${sign(secret, query)}`
}
