import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

interface RawAsk {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** Sends what `fetch` will not: any header, any method, the path as it is written. Returns the raw bytes too. */
export function raw(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawAsk = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((answered, failed) => {
    const asking = request({ hostname, port, path, method, headers, agent: false }, async response => {
      const pieces: Buffer[] = []
      for await (const piece of response) pieces.push(piece)
      const bytes = Buffer.concat(pieces)
      answered({ status: response.statusCode!, headers: response.headers, bytes, text: bytes.toString() })
    })
    asking.on('error', failed)
    asking.end(body)
  })
}

/** Sends a hand-written request and returns everything until the server closes the connection. */
export function rawBytes(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((answered, failed) => {
    let got = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('utf8').on('data', piece => (got += piece))
    socket.on('end', () => answered(got)).on('error', failed)
  })
}
