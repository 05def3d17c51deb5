import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { logWritten } from '../helpers/log.ts'
import { openWire } from '../helpers/sockets.ts'

const get = 'GET /login HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('a client that pipelines requests without reading the responses is cut off, and the rest is not rendered', () =>
  withApp(async app => {
    await app.get('/login')
    await logWritten()
    const before = app.logged.length
    const wire = await openWire(app.url)
    wire.socket.pause()
    wire.send(get.repeat(500))
    await new Promise(later => setTimeout(later, 300))
    wire.socket.resume()
    await wire.ended
    await logWritten()
    const served = app.logged.slice(before).filter(line => line.includes('"path":"/login"')).length
    assert.ok(served <= 8, `${served} of 500 were served`)
    assert.is((await app.get('/login')).status, 200)
  }))

test('a few pipelined requests are answered in order on one connection', () =>
  withApp(async app => {
    const wire = await openWire(app.url)
    wire.send(get.repeat(4) + get.replace('Host', 'Connection: close\r\nHost'))
    const answer = await wire.ended
    assert.is(answer.match(/HTTP\/1\.1 200 OK/g)?.length, 5)
  }))

test('an expectation that we do not know and a second Host are refused', () =>
  withApp(async app => {
    for (const [line, status] of [
      ['Expect: foo\r\n', 417],
      ['Host: evil.test\r\n', 400],
    ] as const) {
      const wire = await openWire(app.url)
      wire.send(
        `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${line}Connection: close\r\nContent-Length: 0\r\n\r\n`,
      )
      assert.match(await wire.ended, new RegExp(`^HTTP/1.1 ${status}`))
    }
  }))

test.run()
