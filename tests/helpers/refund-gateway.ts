import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerBody, type Body, isSignedBody } from '../../src/billing/vnpay/enquiries.ts'
import type { TestApp } from './app.ts'

export interface RefundGateway {
  asked: Body[]
  /** What it answers from now on; null hangs up. */
  answers: (code: string | null, more?: Body) => void
}

/** A gateway that is asked for refunds and answers as the test wants, signed. */
export async function withRefundGateway(app: TestApp, work: (gateway: RefundGateway) => Promise<void>): Promise<void> {
  const asked: Body[] = []
  const terminal = app.config.vnpay!
  let answer: { code: string; more: Body } | null = { code: '00', more: {} }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    const body: Body = JSON.parse(text)
    asked.push(body)
    if (!answer) return response.destroy()
    const said = {
      vnp_ResponseId: body.vnp_RequestId!,
      vnp_Command: body.vnp_Command!,
      vnp_ResponseCode: isSignedBody(terminal, body) ? answer.code : '97',
      vnp_Message: 'Refund',
      vnp_TmnCode: terminal.tmnCode,
      vnp_TxnRef: body.vnp_TxnRef!,
      vnp_Amount: body.vnp_Amount!,
      vnp_TransactionNo: '14226113',
      vnp_TransactionType: '02',
      vnp_TransactionStatus: '05',
      ...answer.more,
    }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(answerBody(terminal, body.vnp_Command as 'refund' | 'querydr', said)))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/transaction`
  app.services.gateway = { ...app.services.gateway!, apiUrl }
  try {
    await work({ asked, answers: (code, more = {}) => (answer = code === null ? null : { code, more }) })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
