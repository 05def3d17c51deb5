import { amountOf, type Body, dongOf } from '../vnpay/index.ts'
import { goneOf, statusOf, type Transaction } from './transactions.ts'

/** Signs an answer with this code. */
export type Say = (code: string, message: string, more?: Body) => Body

/** What IPN and the buyer's browser bring. */
export function callAbout(transaction: Transaction, responseCode: string): Body {
  const moved = transaction.transactionNo !== '0'
  return {
    ...about(transaction),
    ...(moved && { vnp_BankTranNo: `VNP${transaction.transactionNo}` }),
    vnp_CardType: moved ? 'ATM' : 'QRCODE',
    vnp_ResponseCode: responseCode,
  }
}

/** What became of the payment or, where some went back, of the newest refund. */
export function answerQuery(transaction: Transaction, now: Date, say: Say): Body {
  const refund = transaction.refunds.at(-1)
  if (!refund) return say('00', 'QueryDR Success', { ...about(transaction), vnp_TransactionType: '01' })
  const status = statusOf(refund, now)
  const sent = about({ ...transaction, amount: refund.amount, status, transactionNo: refund.of })
  return say('00', 'QueryDR Success', { ...sent, vnp_TransactionType: refund.type })
}

/** Sends back the whole, or parts until nothing is left. */
export function answerRefund(transaction: Transaction, body: Body, now: Date, say: Say): Body {
  const amount = dongOf(body.vnp_Amount ?? '') ?? 0
  if (transaction.status !== '00') return say('95', 'Original transaction was not successful')
  const named = body.vnp_TransactionNo ?? '0'
  const of = transaction.again.includes(named) ? named : transaction.transactionNo
  const type = body.vnp_TransactionType ?? ''
  if (amount < 1 || goneOf(transaction, of) + amount > transaction.amount) return say('93', 'Invalid amount')
  if (type === '02' && amount !== transaction.amount) return say('03', 'Invalid data')
  transaction.refunds.push({ amount, type, at: now, of })
  const sent = { ...transaction, amount, status: '05', transactionNo: String(Number(transaction.transactionNo) + 1) }
  return say('00', 'Refund success', { ...about(sent), vnp_TransactionType: type })
}

function about({ terminal, txnRef, amount, info, status, transactionNo, payDate }: Transaction): Body {
  return {
    vnp_TmnCode: terminal.tmnCode,
    vnp_TxnRef: txnRef,
    vnp_Amount: amountOf(amount),
    vnp_OrderInfo: info,
    vnp_BankCode: transactionNo === '0' ? 'VNPAY' : 'NCB',
    vnp_PayDate: payDate,
    vnp_TransactionNo: transactionNo,
    vnp_TransactionStatus: status,
  }
}
