import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoint } from '../../src/kernel/endpoint.ts'
import { failWithRetry } from '../../src/kernel/failure.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { declareEndpoints } from '../helpers/endpoints.ts'
import { openWire } from '../helpers/sockets.ts'

declareEndpoints(
  test,
  endpoint('POST', '/fake/shed', 'visitor', {}, async () => failWithRetry('busy', 1)),
)

const json = 'Content-Type: application/json\r\n'
const following = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

/** Requests that are refused before their body is read, and requests that need no body. */
const early: [line: string, headers: string, status: number][] = [
  ['POST /api/nothing', json, 404],
  ['POST /api/auth/me', json, 405],
  ['PUT /', json, 405],
  ['POST /api/auth/login', `${json}Content-Encoding: gzip\r\n`, 415],
  ['POST /api/auth/login', `${json}Sec-Fetch-Site: cross-site\r\n`, 403],
  ['POST /login', json, 415],
  ['POST /login', 'Content-Type: text/plain\r\n', 415],
  ['POST /logout', 'Origin: https://evil.test\r\n', 403],
  ['POST /logout', '', 303],
  ['POST /%ff', json, 303],
  ['POST *', json, 400],
  ['GET /', json, 200],
  ['GET /login?a', json, 200],
  ['GET /nothing', json, 302],
  ['GET /api/auth/me', json, 401],
  ['GET /favicon.svg', json, 200],
  ['HEAD /', json, 200],
]

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
const headOf = (text: string) => text.slice(0, text.indexOf('\r\n\r\n'))

/** Sends a head, waits for the response, then sends the body and another request on the same connection. */
async function converse(app: TestApp, head: string, body: string) {
  const wire = await openWire(app.url)
  const errors: string[] = []
  wire.socket.on('error', (error: NodeJS.ErrnoException) => errors.push(error.code ?? ''))
  wire.socket.setTimeout(10_000, () => wire.socket.destroy())
  wire.send(head)
  const end = Date.now() + 5_000
  while (!wire.got().includes('\r\n\r\n') && Date.now() < end) await pause(5)
  const closes = /^connection: close\r?$/im.test(headOf(wire.got()))
  wire.send(body)
  await pause(20)
  if (!closes) wire.send(following)
  else wire.socket.end()
  return { text: await wire.ended, closes, errors }
}

test('a response sent before a body of normal length is read keeps the connection open', () =>
  withApp(async app => {
    for (const [line, headers, status] of early) {
      const length = line.includes('*') ? 0 : 90_000
      const head = `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${length}\r\n\r\n`
      const { text, closes, errors } = await converse(app, head, 'x'.repeat(length))
      if (line.includes('*')) assert.ok(closes)
      else assert.equal(statusesIn(text), [status, 200], `${line} ${headers}`)
      assert.equal(errors, [], line)
    }
  }))

test('a response sent before a long or chunked body is read says close and arrives whole', () =>
  withApp(async app => {
    const long: typeof early = [...early, ['POST /api/auth/login', json, 413]]
    for (const [line, headers, status] of long) {
      const head = `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: 3000000\r\n\r\n`
      const { text, closes, errors } = await converse(app, head, 'x'.repeat(3_000_000))
      assert.equal(statusesIn(text), [status], `${line} ${headers}`)
      assert.ok(closes, line)
      assert.equal(errors, [], line)
    }
    for (const [line, headers, status] of early) {
      const head = `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}Transfer-Encoding: chunked\r\n\r\n`
      const chunk = `30000\r\n${'x'.repeat(0x30000)}\r\n`
      const { text, closes, errors } = await converse(app, head, `${chunk}${chunk}0\r\n\r\n`)
      assert.equal(statusesIn(text), [status], `chunked ${line} ${headers}`)
      assert.ok(closes, line)
      assert.equal(errors, [], line)
    }
  }))

test('a chunked body over the limit is a 413 with close', () =>
  withApp(async app => {
    const wire = await openWire(app.url)
    const errors: string[] = []
    wire.socket.on('error', (error: NodeJS.ErrnoException) => errors.push(error.code ?? ''))
    wire.send(`POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding: chunked\r\n\r\n`)
    for (let piece = 0; piece < 20; piece++) {
      wire.send(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
      await pause(5)
    }
    wire.socket.end()
    const text = await wire.ended
    assert.equal(statusesIn(text), [413])
    assert.match(headOf(text), /^connection: close\r?$/im)
    assert.equal(errors, [])
  }))

test('a response to a body that was read keeps the connection open', () =>
  withApp(async app => {
    for (const [path, body] of [
      ['/api/fake/shed', '{}'],
      ['/api/auth/login', '{"a":'],
      ['/api/auth/login', '{}'],
    ]) {
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: ${body!.length}\r\n\r\n`
      const wire = await openWire(app.url)
      wire.send(head + body)
      await pause(50)
      wire.send(following)
      assert.is(statusesIn(await wire.ended).length, 2, path)
    }
  }))

test('a client that is refused but keeps sending is cut off', () =>
  withApp(async app => {
    const wire = await openWire(app.url)
    wire.send(`POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n`)
    const drip = setInterval(() => wire.send('x'), 50)
    const began = Date.now()
    await wire.ended
    clearInterval(drip)
    assert.ok(Date.now() - began < 4_000, `cut after ${Date.now() - began} ms`)
  }))

test.run()
