import { createServer, type ServerResponse } from 'node:http'
import { answerBody, type Body } from '../../src/billing/vnpay/enquiries.ts'
import type { Terminal } from '../../src/billing/vnpay/signature.ts'
import type { TestApp } from './app.ts'
import { listening } from './listening.ts'

export interface FakeGateway {
  asked: Body[]
  behave: (how: (response: ServerResponse, body: Body) => void) => void
  close: () => void
}

/** A gateway that answers queries as the test wants; the app is configured to use it. */
export async function fakeGateway(app: TestApp): Promise<FakeGateway> {
  const asked: Body[] = []
  let how: (response: ServerResponse, body: Body) => void = response => response.destroy()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    asked.push(JSON.parse(text))
    how(response, asked.at(-1)!)
  })
  const { url, close } = await listening(server)
  app.services.gateway = { ...app.services.gateway!, apiUrl: `${url}/transaction` }
  return {
    asked,
    behave: next => {
      how = next
    },
    close,
  }
}

/** Answers a query of an order of 390,000 đồng, signed by the terminal; paid unless `more` says otherwise. */
export function saying(app: TestApp, more: Body = {}, terminal: Terminal = app.config.vnpay!) {
  return (response: ServerResponse, { vnp_TxnRef, vnp_RequestId }: Body) => {
    const body = answerBody(terminal, 'querydr', {
      vnp_ResponseId: vnp_RequestId!,
      vnp_Command: 'querydr',
      vnp_ResponseCode: '00',
      vnp_Message: 'QueryDR Success',
      vnp_TmnCode: terminal.tmnCode,
      vnp_TxnRef: vnp_TxnRef!,
      vnp_Amount: '39000000',
      vnp_OrderInfo: 'x',
      vnp_BankCode: 'NCB',
      vnp_PayDate: '20270131120112',
      vnp_TransactionNo: '14226112',
      vnp_TransactionType: '01',
      vnp_TransactionStatus: '00',
      ...more,
    })
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(body))
  }
}
