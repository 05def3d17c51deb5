import { createServer } from 'node:http'
import { answerBody, type Body, isSignedBody } from '../../src/billing/vnpay/enquiries.ts'
import type { TestApp } from './app.ts'
import { listening } from './listening.ts'

export interface RefundGateway {
  /** The refund requests that it got. */
  asked: Body[]
  /** The queries that it got. */
  queried: Body[]
  /** Sets the answer to refund requests. Null hangs up; `lost` accepts the refund and then hangs up. */
  answers: (code: string | null | 'lost', more?: Body) => void
  /** Sets the answer to queries. By default it is a payment, or the refund that was accepted. */
  tells: (more: Body) => void
  /** Runs `work` before the next answer. */
  answersAfter: (work: () => unknown) => void
}

/** A gateway that answers refund requests as the test wants, with a valid signature. */
export async function withRefundGateway(app: TestApp, work: (gateway: RefundGateway) => Promise<void>): Promise<void> {
  const asked: Body[] = []
  const queried: Body[] = []
  const terminal = app.config.vnpay!
  const taken = new Set<string>()
  let answer: { code: string | null; more: Body } = { code: '00', more: {} }
  let told: Body = {}
  let before: () => unknown = () => undefined
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    const body: Body = JSON.parse(text)
    const isRefund = body.vnp_Command === 'refund'
    ;(isRefund ? asked : queried).push(body)
    const work = before
    before = () => undefined
    await work()
    if (isRefund && (answer.code === '00' || answer.code === 'lost')) taken.add(body.vnp_TxnRef!)
    if (isRefund && (answer.code === null || answer.code === 'lost')) return response.destroy()
    const code = isRefund ? answer.code! : '00'
    const said = {
      vnp_ResponseId: body.vnp_RequestId!,
      vnp_Command: body.vnp_Command!,
      vnp_ResponseCode: isSignedBody(terminal, body) ? code : '97',
      vnp_Message: 'Refund',
      vnp_TmnCode: terminal.tmnCode,
      vnp_TxnRef: body.vnp_TxnRef!,
      vnp_Amount: body.vnp_Amount ?? '74100000',
      ...(isRefund || taken.has(body.vnp_TxnRef!)
        ? { vnp_TransactionType: '02', vnp_TransactionStatus: '05', vnp_TransactionNo: '14226113' }
        : { vnp_TransactionType: '01', vnp_TransactionStatus: '00', vnp_TransactionNo: '14226112' }),
      ...(isRefund ? answer.more : told),
    }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(answerBody(terminal, body.vnp_Command as 'refund' | 'querydr', said)))
  })
  const { url, close } = await listening(server)
  app.services.gateway = { ...app.services.gateway!, apiUrl: `${url}/transaction` }
  try {
    await work({
      asked,
      queried,
      answers: (code, more = {}) => (answer = { code, more }),
      tells: more => (told = more),
      answersAfter: work => (before = work),
    })
  } finally {
    close()
  }
}
