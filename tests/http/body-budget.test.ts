import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createBodyBudget } from '../../src/http/body-budget.ts'
import { receive } from '../../src/http/receive.ts'
import type { Failure } from '../../src/kernel/failure.ts'
import { withApp } from '../helpers/app.ts'
import { listening } from '../helpers/listening.ts'
import { people } from '../helpers/people.ts'
import { raw } from '../helpers/raw.ts'
import { headOf, openWire, openWires, type Wire } from '../helpers/sockets.ts'
import { until } from '../helpers/until.ts'

const isRefused = (work: () => unknown) => {
  try {
    work()
    return false
  } catch (error) {
    const { code, retryAfter } = error as Failure
    return code === 'busy' && retryAfter === 2
  }
}

test('a network gets its part of the room, all together get the whole, and what leaves is given back', () => {
  const room = createBodyBudget(300_000, 100_000)
  const first = room.reserve('a', 60_000)
  assert.ok(isRefused(() => room.reserve('a', 60_000)))
  const others = ['b', 'c', 'd'].map(network => room.reserve(network, 55_000))
  assert.ok(isRefused(() => room.reserve('e', 30_000)))
  first()
  const late = room.reserve('e', 30_000)
  assert.ok(isRefused(() => room.reserve('a', 60_000)))
  for (const giveBack of [...others, late]) giveBack()
  for (const network of ['a', 'b', 'c']) room.reserve(network, 84_000)
  assert.ok(
    isRefused(() => room.reserve('d', 0)),
    'a request without a body takes room too',
  )
})

test('a file may take more than its network has otherwise, and not more than there is in all', () => {
  const room = createBodyBudget(300_000, 100_000)
  room.reserve('a', 60_000)
  const file = room.reserve('a', 120_000, 220_000)
  assert.ok(isRefused(() => room.reserve('a', 0)))
  assert.ok(isRefused(() => room.reserve('b', 120_000, 220_000)))
  file()
  room.reserve('a', 0)
})

test('four networks that hold as much as they may in half-sent bodies do not stop a fifth one', () =>
  withApp(
    async app => {
      const halfSent = (network: number) =>
        headOf('POST', '/api/auth/login', 100_000).replace('\r\n', `\r\nX-Forwarded-For: 9.9.9.${network}\r\n`)
      const send = (wire: Wire, network: number) => wire.send(`${halfSent(network)}${' '.repeat(99_900)}`)
      const wires = await openWires(app.url, 4 * 10)
      for (const [i, wire] of wires.entries()) send(wire, i % 4)
      await until(() => wires.every(({ socket }) => socket.writableLength === 0))
      await pause(200)
      const more = await openWire(app.url)
      send(more, 0)
      await until(() => more.got() !== '')
      assert.match(more.got(), /^HTTP\/1.1 503 /, 'a network that has used up its own part is refused')

      const { sdt, mat_khau } = people.mother
      const headers = { 'X-Forwarded-For': '8.8.8.8' }
      assert.is((await app.post('/api/auth/login', { sdt, mat_khau }, { headers })).status, 200)
      assert.ok(wires.every(({ got }) => got() === ''))
      for (const { socket } of [...wires, more]) socket.destroy()
      await pause(200)
      const again = { 'X-Forwarded-For': '9.9.9.0' }
      assert.is((await app.post('/api/auth/login', { sdt, mat_khau }, { headers: again })).status, 200, 'given back')
    },
    { TRUST_PROXY: '1' },
  ))

test('a body that comes byte by byte is held in one buffer, and one that never ends is given up with its client', async () => {
  const failures: string[] = []
  const server = createServer(async (request, response) => {
    const bytes = await receive(request, 100_000).catch(error => Buffer.from(String(failures.push(error.code))))
    response.end(bytes)
  })
  const { url, close } = await listening(server)

  const wire = await openWire(url)
  wire.send(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`)
  wire.send(`${'1\r\nx\r\n'.repeat(60_000)}0\r\n\r\n`)
  assert.match(await wire.ended, 'x'.repeat(1_000))

  const gone = await openWire(url)
  gone.send(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n${'x'.repeat(80_000)}`)
  await pause(50)
  gone.socket.destroy()
  await until(() => failures.length === 1)

  const body = 'Nhi '.repeat(20_000)
  assert.is((await raw(url, '/', { method: 'POST', body })).text, body)
  close()
})

test.run()
