import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '../kernel/config.ts'
import { fixedHeaders } from './headers.ts'

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Refuses broken HTTP, requests that arrive too slowly, and CONNECT, with the headers of every other response. */
export function refuseBroken(server: Server, config: Config): void {
  const headers = Object.entries({ ...fixedHeaders(config), 'Content-Length': '0', Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const refuse = (socket: Duplex, status: string) =>
    socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n`, () => socket.destroy())

  server.on('checkExpectation', ({ socket }) => refuse(socket, '417 Expectation Failed'))
  server.on('connect', (_, socket) => {
    socket.on('error', () => {})
    refuse(socket, '400 Bad Request')
  })
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse | null }) => {
      // A response has started, so no other can follow.
      if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy()
      refuse(socket, statuses[error.code ?? ''] ?? '400 Bad Request')
    },
  )
}
