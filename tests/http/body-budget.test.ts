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

test('each network has its share of the budget, all have a common total, and leaving returns both', () => {
  const budget = createRoom({ bodies: 3, bytes: 100 }, { bodies: 2, bytes: 60 })
  const [first, second] = [budget.enter('a'), budget.enter('a')]
  assert.is(
    codeOf(() => budget.enter('a')),
    'busy 2',
  )
  first.take(50)
  assert.is(
    codeOf(() => second.take(11)),
    'busy 2',
  )
  const other = budget.enter('b')
  assert.is(
    codeOf(() => budget.enter('c')),
    'busy 2',
  )
  assert.is(
    codeOf(() => other.take(51)),
    'busy 2',
  )
  other.take(50)
  assert.equal(budget.used(), { bodies: 3, bytes: 100 })
  for (const place of [first, second, other]) place.leave()
  assert.equal(budget.used(), { bodies: 0, bytes: 0 })
})

test('a half-sent body counts against the byte budget, also one that arrives in chunks of one byte', async () => {
  const budget = createRoom({ bodies: 10, bytes: 1_000_000 }, { bodies: 10, bytes: 1_000_000 })
  const server = createServer(async (request, response) => {
    const place = budget.enter('a')
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
  await until(() => budget.used().bytes >= 60_000)
  assert.ok(budget.used().bytes <= 100_000, 'it is held in one buffer')
  wire.send('0\r\n\r\n')
  await until(() => budget.used().bodies === 0)
  assert.equal(budget.used(), { bodies: 0, bytes: 0 })

  const gone = await openWire(url)
  gone.send(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n${'x'.repeat(80_000)}`)
  await until(() => budget.used().bytes >= 80_000)
  gone.socket.destroy()
  await until(() => budget.used().bodies === 0)
  assert.equal(budget.used(), { bodies: 0, bytes: 0 }, 'who leaves gives it back')

  const body = 'Nhi '.repeat(20_000)
  assert.is((await raw(url, '/', { method: 'POST', body })).text, body)
  wire.socket.destroy()
  server.close()
})

test.run()
