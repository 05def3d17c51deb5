import { randomUUID } from 'node:crypto'
import { jsonObject } from '../../kernel/responses.ts'
import { isSignature, sign, type Terminal } from './signature.ts'
import { amountOf, codeIn, dongOf, plainInfo, timeOf } from './values.ts'

interface Enquiry {
  /** At most 32 letters and digits, unique within the day. */
  requestId: string
  txnRef: string
  /** The CreateDate of the payment, exactly as it was sent. */
  transactionDate: string
  createDate: string
  /** Of our server. */
  address: string
  info: string
}

interface Refund extends Enquiry {
  /** In whole đồng; the whole payment or a part of it. */
  amount: number
  whole: boolean
  transactionNo: string | null
  /** Who asks for it. */
  createBy: string
}

export type Body = Record<string, string>

/** What is asked about a payment, under a number of its own. */
export function enquiryAbout(
  { vnp_txn_ref, create_date }: { vnp_txn_ref: string; create_date: string },
  what: string,
  now: Date,
): Enquiry {
  return {
    requestId: randomUUID().replaceAll('-', ''),
    txnRef: vnp_txn_ref,
    transactionDate: create_date,
    createDate: timeOf(now),
    address: '127.0.0.1',
    info: `${what} ${vnp_txn_ref}`,
  }
}

/** The body that asks what became of a payment. */
export function queryBody(terminal: Terminal, asked: Enquiry): Body {
  return signedBody(terminal, queryOrder, { ...commonFields(terminal, asked), vnp_Command: 'querydr' })
}

/** The body that asks to send money back. */
export function refundBody(terminal: Terminal, asked: Refund): Body {
  return signedBody(terminal, refundOrder, {
    ...commonFields(terminal, asked),
    vnp_Command: 'refund',
    vnp_TransactionType: asked.whole ? '02' : '03',
    vnp_Amount: amountOf(asked.amount),
    vnp_TransactionNo: asked.transactionNo || '0',
    vnp_CreateBy: plainInfo(asked.createBy),
  })
}

/** Whether a body that says it is from this terminal is signed by it. */
export function isSignedBody({ secret }: Terminal, body: Body): boolean {
  const order = body.vnp_Command === 'refund' ? refundOrder : queryOrder
  return isSignature(body.vnp_SecureHash ?? '', sign(secret, inOrder(order, body)))
}

/** What the gateway answers about a payment; its fate is `status`, while `responseCode` is about the call. */
interface Answer {
  responseCode: string
  message: string
  txnRef: string
  amount: number | undefined
  status: string
  transactionNo: string
  payDate: string
  bank: string | undefined
  /** 01 for a payment; 02 and 03 where the answer is about its refund. */
  transactionType: string
}

/** Undefined if the answer is not signed by the gateway, or is about something else. */
export function readAnswer(terminal: Terminal, command: 'querydr' | 'refund', text: string): Answer | undefined {
  const body = parse(text)
  if (!body || body.vnp_TmnCode !== terminal.tmnCode) return undefined
  const order = command === 'querydr' ? queryAnswerOrder : refundAnswerOrder
  if (!isSignature(body.vnp_SecureHash ?? '', sign(terminal.secret, inOrder(order, body)))) return undefined
  return {
    responseCode: body.vnp_ResponseCode ?? '',
    message: body.vnp_Message ?? '',
    txnRef: body.vnp_TxnRef ?? '',
    amount: dongOf(body.vnp_Amount ?? ''),
    status: body.vnp_TransactionStatus ?? '',
    transactionNo: body.vnp_TransactionNo ?? '',
    payDate: body.vnp_PayDate ?? '',
    bank: codeIn(body.vnp_BankCode),
    transactionType: body.vnp_TransactionType ?? '',
  }
}

/** As the gateway answers: signed in the order of the command. */
export function answerBody(terminal: Terminal, command: 'querydr' | 'refund', body: Body): Body {
  return signedBody(terminal, command === 'querydr' ? queryAnswerOrder : refundAnswerOrder, body)
}

const queryOrder = 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo'.split(' ')
const refundOrder =
  'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo'.split(
    ' ',
  )
const refundAnswerOrder =
  'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo'.split(
    ' ',
  )
const queryAnswerOrder = [...refundAnswerOrder, 'PromotionCode', 'PromotionAmount']

function commonFields({ tmnCode }: Terminal, asked: Enquiry): Body {
  return {
    vnp_RequestId: asked.requestId,
    vnp_Version: '2.1.0',
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: asked.txnRef,
    vnp_OrderInfo: plainInfo(asked.info),
    vnp_TransactionDate: asked.transactionDate,
    vnp_CreateDate: asked.createDate,
    vnp_IpAddr: asked.address,
  }
}

function signedBody({ secret }: Terminal, order: string[], body: Body): Body {
  return { ...body, vnp_SecureHash: sign(secret, inOrder(order, body)) }
}

/** A field that is missing is signed as an empty one. */
function inOrder(order: string[], body: Body): string {
  return order.map(name => body[`vnp_${name}`] ?? '').join('|')
}

function parse(text: string): Body | undefined {
  const body = jsonObject(text)
  if (!body) return undefined
  const plain = Object.entries(body).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return Object.fromEntries(plain.map(([name, value]) => [name, String(value)]))
}
