import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Got {
  /** 0 where the connection ended without an answer. */
  status: number
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  json: any
  /** In seconds, of a refusal. */
  retryAfter: number | null
}

export interface Sent {
  body?: object
  headers?: Record<string, string>
}

export interface Client {
  ask: (method: string, path: string, sent?: Sent) => Promise<Got>
  /** Asks until somebody says yes or no, as a person presses again; `unsure` counts the times without an answer. */
  sure: (method: string, path: string, sent?: Sent) => Promise<Got & { unsure: number }>
}

/** Every answer, for the figures and for what must not occur. */
export interface Heard {
  /** By method and status. */
  counts: Record<string, number>
  /** When and what was not answered as it should be. */
  failed: string[]
  /** A 500, which nothing explains. */
  faults: string[]
}

/** A person or a machine with an address of its own, which speaks with the front. */
export function createClient(url: string, localAddress: string, heard: Heard): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, timeout: 70_000 })
  const { hostname, port } = new URL(url)

  function once(method: string, path: string, { body, headers }: Sent): Promise<Got> {
    return new Promise(done => {
      const none = () => done({ status: 0, text: '', json: undefined, retryAfter: null })
      const text = body && JSON.stringify(body)
      const sent = { ...(text && { 'Content-Type': 'application/json' }), ...headers }
      const asking = request({ hostname, port, path, method, headers: sent, agent, localAddress }, response => {
        let said = ''
        response.setEncoding('utf8').on('data', piece => (said += piece))
        response.on('error', none)
        response.on('end', () => {
          const isJson = response.headers['content-type']?.includes('json')
          done({
            status: response.statusCode!,
            text: said,
            json: isJson ? JSON.parse(said) : undefined,
            retryAfter: Number(response.headers['retry-after']) || null,
          })
        })
      })
      asking.on('error', none)
      asking.end(text)
    })
  }

  async function ask(method: string, path: string, sent: Sent = {}): Promise<Got> {
    const got = await once(method, path, sent)
    const kind = `${method} ${got.status}`
    heard.counts[kind] = (heard.counts[kind] ?? 0) + 1
    if (got.status === 0 || got.status >= 500)
      heard.failed.push(`${new Date().toISOString()} ${kind} ${path} ${got.text.slice(0, 100)}`)
    if (got.status === 500) heard.faults.push(`${method} ${path}: ${got.text}`)
    return got
  }

  return {
    ask,
    sure: async (method, path, sent) => {
      for (let unsure = 0; ; unsure++) {
        const got = await ask(method, path, sent)
        if (![0, 502, 503].includes(got.status)) return { ...got, unsure }
        if (unsure > 100) throw new Error(`${method} ${path} was never answered`)
        await pause(300)
      }
    },
  }
}
