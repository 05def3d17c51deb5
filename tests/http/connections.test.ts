import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { limitConnections } from '../../src/http/connections.ts'
import { createEdge } from '../../src/http/server.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { until } from '../helpers/until.ts'

const config = readConfig({ DATABASE_URL: 'pglite:memory', APP_SECRET: 'x'.repeat(32) })
const size = 64_000_000

async function served(answer: RequestListener, work: (server: Server, port: number) => Promise<void>, proxies = 0) {
  const server = createEdge(answer, { ...config, trustProxy: proxies }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await work(server, (server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function opened(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const openOn = (server: Server) =>
  new Promise<number>((told, failed) => server.getConnections((error, count) => (error ? failed(error) : told(count))))
const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('each network has its own limit of connections, and closing one makes room for another', () =>
  served(
    (_, response) => response.end(),
    async (server, port) => {
      limitConnections(server, 3)
      const first = await Promise.all([1, 2, 3].map(() => opened(port)))
      const beyond = await opened(port)
      await once(beyond, 'close')
      const other = await opened(port, '127.0.0.2')
      await pause(50)
      assert.is(await openOn(server), 4)
      first[0]!.destroy()
      await pause(50)
      const again = await opened(port)
      await pause(50)
      assert.is(again.destroyed, false)
      for (const socket of [...first, other, again]) socket.destroy()
    },
  ))

test('one address opens at most 500 connections, unless it is a trusted proxy', async () => {
  for (const [proxies, most] of [
    [0, 500],
    [1, 520],
  ] as const)
    await served(
      (_, response) => response.end(),
      async (server, port) => {
        const sockets = await Promise.all(Array.from({ length: 520 }, () => opened(port)))
        await pause(300)
        assert.is(await openOn(server), most)
        for (const socket of sockets) socket.destroy()
      },
      proxies,
    )
})

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
