import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createBodyBudget } from '../../src/http/body-budget.ts'
import { receive } from '../../src/http/receive.ts'
import type { Failure } from '../../src/kernel/failure.ts'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { raw } from '../helpers/raw.ts'
import { headOf, openWire, openWires, type Wire } from '../helpers/sockets.ts'
import { until } from '../helpers/until.ts'

const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    const { code, retryAfter } = error as Failure
    return `${code} ${retryAfter}`
  }
}

test('a network gets its part of the room, all together get the whole, and what leaves is given back', () => {
  const room = createBodyBudget({ bodies: 4, bytes: 100 }, { bodies: 2, bytes: 60 })
  const [first, second] = [room.enter('a'), room.enter('a')]
  assert.is(
    codeOf(() => room.enter('a')),
    'busy 2',
  )
  first.take(50)
  assert.is(
    codeOf(() => second.take(11)),
    'busy 2',
  )
  const [other, last] = [room.enter('b'), room.enter('b')]
  other.take(50)
  assert.is(
    codeOf(() => last.take(1)),
    'busy 2',
    'the room is full and nobody holds more than this network',
  )
  assert.equal(room.used(), { bodies: 4, bytes: 100 })
  for (const place of [first, second, other, last]) {
    assert.not(place.evicted.aborted)
    place.leave()
  }
  assert.equal(room.used(), { bodies: 0, bytes: 0 })
})

test('when all bodies are taken, a network with fewer evicts the oldest one of the network with most', () => {
  const room = createBodyBudget({ bodies: 6, bytes: 100 }, { bodies: 4, bytes: 100 })
  const held = ['a', 'b', 'b', 'b', 'c', 'a'].map(network => ({ network, place: room.enter(network) }))
  const evicted = () => held.flatMap(({ place }, i) => (place.evicted.aborted ? [i] : []))
  const newcomer = room.enter('d')
  assert.equal(evicted(), [1])
  assert.is((held[1]!.place.evicted.reason as Failure).code, 'busy')
  assert.equal(room.used(), { bodies: 6, bytes: 0 })
  assert.is(
    codeOf(() => room.enter('b')),
    'busy 2',
    'a network that holds as many as the largest evicts nobody',
  )
  held[1]!.place.leave()
  assert.equal(room.used(), { bodies: 6, bytes: 0 }, 'what was evicted is not given back twice')
  for (const { place } of held) place.leave()
  newcomer.leave()
  assert.equal(room.used(), { bodies: 0, bytes: 0 })
})

test('when all bytes are taken, a network with fewer evicts as many as it needs, and its own part stays its limit', () => {
  const room = createBodyBudget({ bodies: 100, bytes: 100 }, { bodies: 100, bytes: 60 })
  const places = Array.from({ length: 6 }, () => room.enter('a'))
  for (const place of places) place.take(10)
  const other = room.enter('b')
  other.take(40)
  const newcomer = room.enter('c')
  newcomer.take(15)
  assert.equal(
    places.map(({ evicted }) => evicted.aborted),
    [true, true, false, false, false, false],
  )
  assert.equal(room.used(), { bodies: 6, bytes: 95 })
  assert.is(
    codeOf(() => newcomer.take(46)),
    'busy 2',
  )
  assert.not(other.evicted.aborted)
  assert.equal(room.used(), { bodies: 6, bytes: 95 }, 'a network beyond its own part evicts nobody')
})

test('networks that fill the room are evicted from in turn and quickly, however many bodies wait', () => {
  const room = createBodyBudget({ bodies: 2_000, bytes: 32_000_000 }, { bodies: 500, bytes: 8_000_000 })
  const hoarded = Array.from({ length: 2_000 }, (_, i) => room.enter(`hoarder ${i % 4}`))
  const began = performance.now()
  for (let i = 0; i < 1_000; i++) room.enter(`newcomer ${i}`)
  assert.ok(performance.now() - began < 1_000)
  assert.equal(
    [0, 1, 2, 3].map(each => hoarded.filter(({ evicted }, i) => i % 4 === each && evicted.aborted).length),
    [250, 250, 250, 250],
  )
})

test('four networks that each hold a quarter of the bytes in half-sent bodies do not stop a fifth one', () =>
  withApp(
    async app => {
      const halfSent = (network: number) =>
        headOf('POST', '/api/auth/login', 100_000).replace('\r\n', `\r\nX-Forwarded-For: 9.9.9.${network}\r\n`)
      const send = (wire: Wire, network: number) => wire.send(`${halfSent(network)}${' '.repeat(99_900)}`)
      const wires = await openWires(app.url, 4 * 80)
      for (const [i, wire] of wires.entries()) send(wire, i % 4)
      await until(() => wires.every(({ socket }) => socket.writableLength === 0))
      await pause(200)
      const more = await openWire(app.url)
      send(more, 0)
      await until(() => more.got() !== '')
      assert.match(more.got(), /^HTTP\/1.1 503 /, 'a network that has used up its own part is refused')
      assert.ok(wires.every(({ got }) => got() === ''))

      const { sdt, mat_khau } = people.mother
      const headers = { 'X-Forwarded-For': '8.8.8.8' }
      for (let i = 0; i < 3; i++)
        assert.is((await app.post('/api/auth/login', { sdt, mat_khau }, { headers })).status, 200)
      await until(() => wires.some(({ got }) => got() !== ''))
      const evicted = wires.filter(({ got }) => got() !== '')
      assert.ok(evicted.length >= 1 && evicted.length <= 3, `${evicted.length} were evicted`)
      for (const { ended } of evicted) {
        const text = await ended
        assert.match(text, /^HTTP\/1.1 503 /)
        assert.match(text, /^connection: close\r?$/im)
      }
      for (const { socket } of [...wires, more]) socket.destroy()
    },
    { TRUST_PROXY: '1' },
  ))

test('a half-sent body counts towards the limit on waiting bytes, also when it comes byte by byte', async () => {
  const room = createBodyBudget({ bodies: 10, bytes: 1_000_000 }, { bodies: 10, bytes: 1_000_000 })
  const server = createServer(async (request, response) => {
    const place = room.enter('a')
    const bytes = await receive(request, 100_000, place).catch(error => Buffer.from(String(error.code ?? error)))
    place.leave()
    response.end(bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const wire = await openWire(url)
  wire.send(`POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(60_000)}`)
  await until(() => room.used().bytes >= 60_000)
  assert.ok(room.used().bytes <= 100_000, 'it is held in one buffer')
  wire.send('0\r\n\r\n')
  await until(() => room.used().bodies === 0)
  assert.equal(room.used(), { bodies: 0, bytes: 0 })

  const gone = await openWire(url)
  gone.send(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n${'x'.repeat(80_000)}`)
  await until(() => room.used().bytes >= 80_000)
  gone.socket.destroy()
  await until(() => room.used().bodies === 0)
  assert.equal(room.used(), { bodies: 0, bytes: 0 }, 'who leaves gives it back')

  const body = 'Nhi '.repeat(20_000)
  assert.is((await raw(url, '/', { method: 'POST', body })).text, body)
  wire.socket.destroy()
  server.close()
})

test.run()
