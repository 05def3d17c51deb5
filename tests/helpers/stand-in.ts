import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { listening } from './listening.ts'

interface Heard {
  path: string
  body: Record<string, unknown>
}

interface Reply {
  status: number
  data?: unknown
  /** In place of JSON. */
  text?: string
}

/** A service whose answers a test chooses: a status with its data, or none at all. */
export async function openStandIn() {
  const heard: Heard[] = []
  let reply: ((heard: Heard) => Reply | 'silence') | null = null
  const server = createServer(async (request, response) => {
    if (!reply) return request.socket.destroy()
    const said = { path: request.url!, body: request.method === 'POST' ? await json(request) : {} } as Heard
    heard.push(said)
    const answer = reply(said)
    if (answer === 'silence') return
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(answer.text ?? JSON.stringify({ data: answer.data ?? null }))
  })
  return {
    ...(await listening(server)),
    heard,
    /** From now on; null is a service that cannot be reached. */
    answers: (next: typeof reply) => {
      reply = next
    },
  }
}
