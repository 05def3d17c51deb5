import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoint } from '../../src/kernel/endpoint.ts'
import { failWithRetry } from '../../src/kernel/failure.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { declareEndpoints } from '../helpers/endpoints.ts'
import { openWire } from '../helpers/sockets.ts'
import { until } from '../helpers/until.ts'

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
  ['GET /', json, 200],
  ['GET /login?a', json, 200],
  ['GET /nothing', json, 302],
  ['GET /api/auth/me', json, 401],
  ['GET /favicon.svg', json, 200],
  ['HEAD /', json, 200],
]

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

/** Sends a head, waits for the response, then sends the body and another request on the same connection. */
async function converse(app: TestApp, head: string, body: string) {
  const wire = await openWire(app.url)
  const errors: string[] = []
  wire.socket.on('error', (error: NodeJS.ErrnoException) => errors.push(error.code ?? ''))
  wire.socket.setTimeout(10_000, () => wire.socket.destroy())
  wire.send(head)
  await until(() => wire.got().includes('\r\n\r\n'))
  wire.send(body)
  await pause(20)
  wire.send(following)
  return { statuses: statusesIn(await wire.ended), errors }
}

test('a response sent before its body was read arrives whole, and the connection goes on, however long the body is', () =>
  withApp(async app => {
    for (const length of [90_000, 3_000_000])
      for (const [line, headers, status] of early) {
        const head = `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}`
        const answered = { statuses: [status, 200], errors: [] }
        const body = 'x'.repeat(length)
        const plain = await converse(app, `${head}Content-Length: ${length}\r\n\r\n`, body)
        assert.equal(plain, answered, `${line} ${headers}${length}`)
        const chunks = `${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
        const chunked = await converse(app, `${head}Transfer-Encoding: chunked\r\n\r\n`, chunks)
        assert.equal(chunked, answered, `${line} ${headers}${length} in chunks`)
      }
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 3000000\r\n\r\n`
    assert.equal(await converse(app, head, 'x'.repeat(3_000_000)), { statuses: [413, 200], errors: [] })
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

test('a client that leaves in the middle of its body is no fault of ours', () =>
  withApp(async app => {
    const wire = await openWire(app.url)
    wire.send(`POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 1000\r\n\r\n{`)
    await pause(50)
    wire.socket.end()
    await wire.ended
    await pause(100)
    assert.not.match(app.logged.join(), '"level":"error"')
  }))

test.run()
