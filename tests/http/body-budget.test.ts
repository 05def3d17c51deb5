import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createRoom } from '../../src/http/body-budget.ts'
import { receive } from '../../src/http/receive.ts'
import type { Failure } from '../../src/kernel/failure.ts'
import { raw } from '../helpers/raw.ts'
import { openWire } from '../helpers/sockets.ts'

const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    const { code, retryAfter } = error as Failure
    return `${code} ${retryAfter}`
  }
}

test('a network gets its part of the room, all together get the whole, and what leaves is given back', () => {
  const room = createRoom({ bodies: 3, bytes: 100 }, { bodies: 2, bytes: 60 })
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
  const other = room.enter('b')
  assert.is(
    codeOf(() => room.enter('c')),
    'busy 2',
  )
  assert.is(
    codeOf(() => other.take(51)),
    'busy 2',
  )
  other.take(50)
  assert.equal(room.used(), { bodies: 3, bytes: 100 })
  for (const place of [first, second, other]) place.leave()
  assert.equal(room.used(), { bodies: 0, bytes: 0 })
})

test('a half-sent body counts against the bytes that wait, also one that comes in single bytes', async () => {
  const room = createRoom({ bodies: 10, bytes: 1_000_000 }, { bodies: 10, bytes: 1_000_000 })
  const server = createServer(async (request, response) => {
    const place = room.enter('a')
    const bytes = await receive(request, 100_000, place).catch(error => Buffer.from(String(error.code ?? error)))
    place.leave()
    response.end(bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const until = async (met: () => boolean) => {
    for (const end = Date.now() + 5_000; !met() && Date.now() < end; ) await new Promise(setImmediate)
  }

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
