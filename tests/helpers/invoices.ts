import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { invoicesJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { Summary } from '../../src/kernel/summary.ts'
import type { TestApp } from './app.ts'
import { listening } from './listening.ts'

export const hoa_don = {
  ten_don_vi: 'Công ty TNHH Hạnh Phúc',
  ma_so_thue: '0123456789-001',
  dia_chi: '12 Lê Lợi, Quận 1, TP. Hồ Chí Minh',
  email: 'ketoan@hanhphuc.vn',
}
export const secret = 'invoice-secret'

export interface Provider {
  /** What it was sent, oldest first. */
  got: { headers: IncomingHttpHeaders; body: string }[]
  /** The events as they were sent, each as `event code`. */
  events: () => string[]
  behave: (how: (response: ServerResponse, event: Record<string, never>) => void) => void
  answer: (status: number, body?: unknown) => void
  /** Runs the job that sends. */
  run: () => Promise<Summary>
}

/** An e-invoice provider that answers 200 without a body until it is told otherwise; the app is configured to use it. */
export async function withInvoices(app: TestApp, work: (provider: Provider) => Promise<void>): Promise<void> {
  const got: Provider['got'] = []
  let how: (response: ServerResponse, event: Record<string, never>) => void = response => response.end()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    got.push({ headers: request.headers, body })
    how(response, JSON.parse(body))
  })
  const { url, close } = await listening(server)
  app.services.invoices = { url: `${url}/hoa-don`, secret }
  const run = () => runJob(app.services, invoicesJob, { dryRun: false })
  await run()
  try {
    await work({
      got,
      events: () => got.map(({ body }) => `${JSON.parse(body).event} ${JSON.parse(body).order.vnp_txn_ref}`),
      behave: next => {
        how = next
      },
      answer: (status, body) => {
        how = response => response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body))
      },
      run,
    })
  } finally {
    close()
  }
}
