import {
  dongOf,
  encode,
  isSignature,
  joinPairs,
  momentOf,
  type Pair,
  type pageReasons,
  sign,
  type Terminal,
} from '../vnpay/index.ts'

/** A payment that the gateway would let the buyer make. */
export interface Payable {
  txnRef: string
  /** In whole đồng. */
  amount: number
  info: string
  createDate: string
  returnUrl: string
}

export type Checked = { payable: Payable } | { refused: keyof typeof pageReasons }

/** What a field must look like, from the gateway's own table. */
const shapes: Record<string, RegExp> = {
  vnp_Version: /^2\.1\.0$/,
  vnp_Command: /^pay$/,
  vnp_TmnCode: /^[A-Za-z0-9]{8}$/,
  vnp_Amount: /^\d{1,12}$/,
  vnp_CreateDate: /^\d{14}$/,
  vnp_CurrCode: /^VND$/,
  vnp_IpAddr: /^[\da-fA-F.:]{7,45}$/,
  vnp_Locale: /^(vn|en)$/,
  vnp_OrderInfo: /^[\w .:-]{1,255}$/,
  vnp_OrderType: /^\w{1,100}$/,
  vnp_ReturnUrl: /^https?:\/\/.{3,247}$/,
  vnp_ExpireDate: /^\d{14}$/,
  vnp_TxnRef: /^[A-Za-z0-9]{1,100}$/,
}
const optional = ['vnp_BankCode', 'vnp_SecureHash']

/** Checks a payment URL as strictly as the gateway, and answers with its codes. */
export function checkPayment(terminal: Terminal, query: string, now: Date): Checked {
  const pairs = [...new URLSearchParams(query)]
  const fields = Object.fromEntries(pairs)
  if (fields.vnp_TmnCode !== terminal.tmnCode) return { refused: '72' }
  const signed = pairs.filter(([name]) => name !== 'vnp_SecureHash')
  const text = joinPairs(signed.map(([name, value]): Pair => [encode(name), encode(value)]))
  if (!isSignature(fields.vnp_SecureHash ?? '', sign(terminal.secret, text))) return { refused: '70' }
  const isWellFormed =
    new Set(pairs.map(([name]) => name)).size === pairs.length &&
    Object.entries(shapes).every(([name, shape]) => shape.test(fields[name] ?? '')) &&
    Object.keys(fields).every(name => name in shapes || optional.includes(name))
  const amount = dongOf(fields.vnp_Amount ?? '') ?? 0
  const expires = momentOf(fields.vnp_ExpireDate ?? '')
  if (!isWellFormed || !expires || !momentOf(fields.vnp_CreateDate!)) return { refused: '03' }
  if (amount < 5_000 || amount >= 1_000_000_000) return { refused: '03' }
  if (expires <= now) return { refused: '15' }
  const { vnp_TxnRef, vnp_OrderInfo, vnp_CreateDate, vnp_ReturnUrl } = fields as Record<string, string>
  return {
    payable: {
      txnRef: vnp_TxnRef!,
      amount,
      info: vnp_OrderInfo!,
      createDate: vnp_CreateDate!,
      returnUrl: vnp_ReturnUrl!,
    },
  }
}
