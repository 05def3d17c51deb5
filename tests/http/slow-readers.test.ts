import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createEdge } from '../../src/http/server.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { until } from '../helpers/until.ts'

const config = readConfig({ DATABASE_URL: 'pglite:memory', APP_SECRET: 'x'.repeat(32) })
const size = 64_000_000

async function served(answer: RequestListener, work: (server: Server, port: number) => Promise<void>) {
  const server = createEdge(answer, config).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await work(server, (server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function opened(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const openOn = (server: Server) =>
  new Promise<number>((told, failed) => server.getConnections((error, count) => (error ? failed(error) : told(count))))
const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('a client that never reads its response is cut off; a slow reader gets all of it', () =>
  served(
    (_, response) => response.end(Buffer.alloc(size)),
    async (server, port) => {
      assert.ok(server.timeout > 0 && server.timeout <= 60_000)
      server.timeout = 1_000
      const [deaf, slow] = [await opened(port), await opened(port)]
      deaf.pause().write(ask)
      let got = 0
      slow.on('data', piece => {
        got += piece.length
        slow.pause()
      })
      slow.write(ask)
      const began = Date.now()
      const sip = setInterval(() => {
        for (let piece = 0; piece < 40; piece++) slow.resume()
      }, 5)
      await until(async () => (await openOn(server)) !== 2)
      assert.ok(Date.now() - began < 5_000, `cut after ${Date.now() - began} ms`)
      await until(() => got >= size || slow.destroyed, 60)
      clearInterval(sip)
      assert.ok(got > size, `${got} bytes came`)
      assert.ok(Date.now() - began > 3_000, 'it took longer than somebody who reads nothing is given')
      deaf.destroy()
      slow.destroy()
    },
  ))

test.run()
