import { createServer } from 'node:http'
import type { TestApp } from '../app.ts'
import { listening } from '../listening.ts'

export interface Outside {
  url: string
  /** In đồng, what the gateway took to send back, by the reference of the order. */
  sentBack: Map<string, number>
  /** How many messages each phone got. */
  messages: Map<string, number>
  /** What was posted to be invoiced, by the id of the event. */
  invoiced: Map<string, { event: string }>
  close: () => void
}

/** The services outside: the simulated gateway of the test's app, counted, one for SMS and one for invoices. */
export async function startOutside(app: TestApp): Promise<Outside> {
  const sentBack: Outside['sentBack'] = new Map()
  const messages: Outside['messages'] = new Map()
  const invoiced: Outside['invoiced'] = new Map()
  const server = createServer(async (asked, answer) => {
    const pieces: Buffer[] = []
    for await (const piece of asked) pieces.push(piece)
    const text = Buffer.concat(pieces).toString()
    const body = JSON.parse(text)
    if (asked.url === '/sms') messages.set(body.to, (messages.get(body.to) ?? 0) + 1)
    if (asked.url === '/invoices') invoiced.set(body.id, body)
    if (asked.url !== '/gateway') return answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    const headers = { 'Content-Type': 'application/json' }
    const told = await fetch(`${app.url}/dev/vnpay/api`, { method: 'POST', headers, body: text })
    const said = await told.text()
    if (body.vnp_Command === 'refund' && JSON.parse(said).vnp_ResponseCode === '00')
      sentBack.set(body.vnp_TxnRef, (sentBack.get(body.vnp_TxnRef) ?? 0) + Number(body.vnp_Amount) / 100)
    answer.writeHead(told.status, headers).end(said)
  })
  return { ...(await listening(server)), sentBack, messages, invoiced }
}
