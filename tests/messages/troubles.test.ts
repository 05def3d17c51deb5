import { createServer, type Socket } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { proof } from '../helpers/proof.ts'
import { answering, at, type Behave, type ConfigAt, sendOnce, sendTo } from './fake-provider.ts'

const slow = 10_000
const troubles: Record<string, [Behave, string]> = {
  'HTTP 500': [answering('<h1>canary-key</h1>', 500), 'provider_fault'],
  'a bad gateway': [answering('', 502), 'provider_fault'],
  'too many requests': [answering({ message: 'slow down' }, 429), 'rate_limited'],
  'unknown keys': [answering('Unauthorized', 401), 'bad_keys'],
  'an unknown path': [answering('Not Found', 404), 'refused'],
  'a redirect, which is not followed': [
    response => response.writeHead(307, { Location: '/elsewhere' }).end(),
    'refused',
  ],
  'headers after the timeout': [response => setTimeout(() => response.end('{}'), slow).unref(), 'timeout'],
  'a body that never ends': [
    response => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    },
    'timeout',
  ],
  'a body over the size limit': [response => response.end('x'.repeat(200_000)), 'unreadable'],
  'a body that breaks off': [
    response => {
      response.writeHead(200, { 'Content-Length': '500' })
      response.write('{"CodeResult":"100"')
      setTimeout(() => response.destroy(), 20)
    },
    'unreadable',
  ],
  'a connection closed before the response': [response => response.destroy(), 'unreadable'],
  'bytes that are not HTTP': [response => response.socket!.end('+OK hello\r\n\r\n'), 'unreadable'],
}
const malformed = ['', 'OK', '<html>', '[]', 'null', '"100"', '{"CodeResult":', '{}']

/** All providers share `post`: one is tested with every trouble, the others only with these, to prove they use it. */
const troublesOfAll = ['a bad gateway', 'a connection closed before the response']

for (const [provider, configAt] of Object.entries(at)) {
  const inFull = proof || provider === 'esms'
  for (const [what, [behave, reason]] of Object.entries(troubles).filter(
    ([what]) => inFull || troublesOfAll.includes(what),
  ))
    test(`${provider}, ${what}: ${reason}, and one request`, async () => {
      const { sent } = await sendTo(configAt, behave, reason === 'timeout' ? 250 : undefined)
      assert.equal(sent, { ok: false, reason })
    })

  test(`R49: ${provider}, a server that accepts the connection and never responds: timeout`, () =>
    blackHole(configAt, async (config, asked) => {
      assert.equal((await sendOnce(config, 250)).sent, { ok: false, reason: 'timeout' })
      assert.is(asked(), 1)
    }))

  test(`R49: ${provider}, nothing listens on the port: unreachable`, async () => {
    let closed = ''
    await blackHole(
      url => {
        closed = url
        return configAt(url)
      },
      async () => {},
    )
    const { sent, line } = await sendOnce(configAt(closed))
    assert.equal(sent, { ok: false, reason: 'unreachable' })
    assert.is(line.code, 'ECONNREFUSED')
  })
}

for (const provider of ['esms', 'speedsms', 'twilio'] as const)
  test(`${provider}, undocumented responses: unreadable`, async () => {
    for (const body of malformed)
      assert.equal((await sendTo(at[provider], answering(body))).sent, { ok: false, reason: 'unreadable' }, body)
  })

async function blackHole(
  configAt: ConfigAt,
  work: (config: ReturnType<ConfigAt>, asked: () => number) => Promise<void>,
): Promise<void> {
  const sockets: Socket[] = []
  const asking = new Set<Socket>()
  const server = createServer(socket => {
    sockets.push(socket.on('error', () => {}).on('data', () => asking.add(socket)))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  await work(configAt(`http://127.0.0.1:${(server.address() as { port: number }).port}`), () => asking.size)
  for (const socket of sockets) socket.destroy()
  await new Promise(closed => server.close(closed))
}

test.run()
