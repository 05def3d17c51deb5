import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Heard {
  path: string
  body: Record<string, unknown>
}

/** A service whose answers a test chooses: a status with its data, or none at all. */
export async function openStandIn() {
  const heard: Heard[] = []
  let reply: ((heard: Heard) => { status: number; data?: unknown } | 'silence') | null = null
  const server = createServer(async (request, response) => {
    if (!reply) return request.socket.destroy()
    const said = { path: request.url!, body: request.method === 'POST' ? await json(request) : {} } as Heard
    heard.push(said)
    const answer = reply(said)
    if (answer === 'silence') return
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ data: answer.data ?? null }))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    /** From now on; null is a service that cannot be reached. */
    answers: (next: typeof reply) => {
      reply = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
