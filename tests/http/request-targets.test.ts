import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { openWire } from '../helpers/sockets.ts'

/** The whole response to a request line, which is sent as it is, in Latin-1. */
async function answerTo({ url }: TestApp, line: string, headers = 'Host: localhost\r\n'): Promise<string> {
  const wire = await openWire(url)
  wire.socket.write(Buffer.from(`${line}\r\n${headers}Connection: close\r\n\r\n`, 'latin1'))
  return wire.ended
}

const protecting = ['x-content-type-options: nosniff', 'referrer-policy: ', 'cross-origin-opener-policy: same-origin']
protecting.push('cross-origin-resource-policy: same-origin', "content-security-policy: default-src 'none'")

/** What Node refuses while it parses: there is nothing in it to protect. */
const bare = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'

/** The status of a response, which has the security headers. */
function isProtected(answer: string, told: string): number {
  if (answer === bare) return 400
  const head = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase()
  for (const header of protecting) assert.ok(head.includes(`\r\n${header}`), `${told}: ${header} is not in\n${head}`)
  return Number(/^http\/1\.1 (\d{3})/.exec(head)?.[1])
}

const noPaths = [
  'foo://bar',
  'a://?x',
  'http://[/',
  '*',
  'http://%41/',
  'https://',
  'http://',
  'http:///',
  'http:/',
  'a',
]
noPaths.push(
  'localhost:80',
  'http://user@host/',
  'http://user:pass@host/',
  'http://[::1/',
  'http://a b/',
  'ftp://host/',
)
noPaths.push(
  'javascript:alert(1)',
  'data:,x',
  'file:///etc/passwd',
  'http:\\\\host\\',
  '\\',
  '?a=1',
  '#a',
  '.',
  '../..',
)
noPaths.push('http://host:99999999/', 'http://ho\xc3\xa0st/', 'ws://host/', 'about:blank', '%2f', 'http://host\\@evil/')

test('a target that is neither a path nor a plain URL is a 400, whatever the method', () =>
  withApp(async app => {
    for (const target of noPaths)
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT'])
        assert.is(isProtected(await answerTo(app, `${method} ${target} HTTP/1.1`), target), 400, `${method} ${target}`)
    for (const target of ['host:80', '/', 'http://host/', '*'])
      assert.is(await answerTo(app, `CONNECT ${target} HTTP/1.1`), '', `CONNECT ${target}`)
  }))

test('an absolute URL is served by its path', () =>
  withApp(async app => {
    const pairs: [string, number][] = [
      ['http://evil.test/api/health/live', 200],
      ['HTTPS://evil.test:8443/api/health/live?', 200],
      ['http://[::1]:3000/api/health/live#part', 200],
      ['http://evil.test', 200],
      ['http://evil.test?a=1', 200],
      ['http://evil.test/api/nothing', 404],
      ['http://evil.test//foo://bar', 302],
      ['/api/health/live#part', 200],
    ]
    for (const [target, status] of pairs) {
      const answer = await answerTo(app, `GET ${target} HTTP/1.1`)
      assert.is(isProtected(answer, target), status, target)
      assert.not.match(answer, 'evil')
    }
  }))

test('a malformed target never causes a server error or a response of ours without the security headers', () =>
  withApp(async app => {
    const parts = [
      '/',
      '//',
      '\\',
      '?',
      '#',
      '%',
      '%00',
      '%ff',
      '%41',
      '@',
      ':',
      '[',
      ']',
      '*',
      'a',
      '..',
      'http://',
      '\xa0',
      '\xff',
    ]
    parts.push('api', '/api', '/login', 'foo://', '::1', '&', '=', ';', '|', '{', '<', '"', "'", '~', '^', '\x7f')
    // pseudo-random numbers that are the same in each run
    let seed = 7
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    for (let round = 0; round < 600; round++) {
      const target = Array.from({ length: 1 + next(5) }, () => parts[next(parts.length)]).join('')
      const answer = await answerTo(app, `GET ${target} HTTP/1.1`)
      assert.ok(isProtected(answer, target) < 500, `${target}: ${answer.slice(0, 20)}`)
    }
  }))

test('a malformed or oversized request, or one without a Host, is refused', () =>
  withApp(async app => {
    const lines: [string, string, number][] = [
      ['GET / HTTP/1.1', '', 400],
      ['GET / HTTP/9.9', 'Host: localhost\r\n', 400],
      ['NOTHING / HTTP/1.1', 'Host: localhost\r\n', 400],
      ['GET /a b HTTP/1.1', 'Host: localhost\r\n', 400],
      ['GET / HTTP/1.1', `Host: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n`, 431],
      ['POST / HTTP/1.1', 'Host: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n', 400],
      ['GET / HTTP/1.1', 'Host: localhost\r\nContent-Length: -1\r\n', 400],
      ['GET /\x01 HTTP/1.1', 'Host: localhost\r\n', 400],
    ]
    for (const [line, headers, status] of lines)
      assert.match(await answerTo(app, line, headers), `HTTP/1.1 ${status} `, line)
    assert.is(isProtected(await answerTo(app, 'GET /api/health/live HTTP/1.0', ''), 'HTTP/1.0'), 200)
  }))

test.run()
