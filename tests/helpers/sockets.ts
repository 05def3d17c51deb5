import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A raw connection that sends text on demand. */
export interface Wire {
  socket: Socket
  send: (text: string) => void
  got: () => string
  /** Everything received, once the connection is closed. */
  ended: Promise<string>
}

export async function openWire(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let got = ''
  socket.setEncoding('utf8').on('data', text => (got += text))
  await once(socket, 'connect')
  socket.on('error', () => {})
  return {
    socket,
    send: text => socket.write(text),
    got: () => got,
    ended: new Promise(resolve => socket.once('close', () => resolve(got))),
  }
}

export function openWires(url: string, count: number): Promise<Wire[]> {
  return Promise.all(Array.from({ length: count }, () => openWire(url)))
}

/** The head of a request whose body is sent later. */
export function headOf(method: string, path: string, bodyLength: number): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${bodyLength}`,
    '\r\n',
  ].join('\r\n')
}
