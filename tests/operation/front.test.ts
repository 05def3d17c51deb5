import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freePort } from '../../scripts/test/free-port.ts'
import { frontTest } from '../helpers/front.ts'
import { inFolder } from '../helpers/process.ts'
import { raw } from '../helpers/raw.ts'
import { until } from '../helpers/until.ts'

const file = join(import.meta.dirname, '../../deploy/Caddyfile')

frontTest(test, 'the front passes pages on, and the figures of the service to nobody, however they are asked for', () =>
  inFolder(async folder => {
    const asked: string[] = []
    const service = createServer(({ url }, response) => {
      asked.push(url!)
      response.end('served')
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const url = `http://127.0.0.1:${await freePort()}`
    const front = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        APP_ORIGIN: url,
        UPSTREAM: `127.0.0.1:${(service.address() as AddressInfo).port}`,
      },
      stdio: 'ignore',
    })
    try {
      await until(() =>
        raw(url, '/').then(
          () => true,
          () => false,
        ),
      )
      for (const path of ['/pricing', '/api/health', '/metrics-are-no-figures'])
        assert.is((await raw(url, path)).text, 'served', path)
      for (const path of ['/metrics', '/metrics?x=1', '/anni/metrics', '/%6detrics', '/x/../metrics', '/METRICS']) {
        const { status, text } = await raw(url, path, { headers: { Authorization: 'Bearer x' } })
        assert.equal([status, text], [404, ''], path)
      }
      await raw(url, '//metrics')
      assert.equal(
        asked.filter(each => /^(\/anni)?\/metrics(\?|$)/.test(each)),
        [],
      )
    } finally {
      front.kill('SIGKILL')
      service.closeAllConnections()
      service.close()
    }
  }),
)

test.run()
