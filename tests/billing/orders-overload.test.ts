import { createServer } from 'node:http'
import Router from '@koa/router'
import Koa from 'koa'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freePort } from '../../scripts/test/free-port.ts'
import { gatewayCalls } from '../../src/billing/index.ts'
import { addOutsideCalls, catchOutsideFailures } from '../../src/http/outside-calls.ts'
import { shedOverload } from '../../src/http/overload.ts'
import type { State } from '../../src/http/state.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { connect } from '../../src/kernel/database.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createServices } from '../../src/services.ts'
import type { TestApp } from '../helpers/app.ts'
import { migrations } from '../helpers/db.ts'
import { listening } from '../helpers/listening.ts'
import { told } from '../helpers/orders.ts'
import { until } from '../helpers/until.ts'

test('a call that arrives while we are overloaded, or that finds no database, is a 99 with HTTP 200, never our 503', async () => {
  const config = readConfig({ DATABASE_URL: 'pglite:memory', APP_SECRET: 'x'.repeat(32) })
  const log = createLog('error', () => {})
  const nowhere = connect({ connectionString: `postgres://127.0.0.1:${await freePort()}/none` }, 1)
  const services = createServices({ db: nowhere, kind: 'server', close: async () => {} }, config, migrations, log)
  const app = new Koa<State>()
  const router = new Router<State>()
  let admitted = 0
  let release = () => {}
  addOutsideCalls(router, services, gatewayCalls)
  app.use(catchOutsideFailures(config, log, gatewayCalls))
  app.use(shedOverload({ config, isStopping: () => false, isSlow: () => true }))
  app.use(async (ctx, next) => {
    admitted++
    if (ctx.path !== '/slow') return next()
    await new Promise<void>(done => {
      release = done
    })
  })
  app.use(router.routes())
  const { url, close } = await listening(createServer(app.callback()))
  const call = async () => {
    const response = await fetch(`${url}/api/payment/vnpay-ipn?${told({ config } as TestApp, 'AN1')}`)
    return [response.status, await response.json()]
  }
  const answer = [200, { RspCode: '99', Message: 'Unknown error' }]
  try {
    assert.equal(await call(), answer, 'no database')
    assert.is(admitted, 1)
    const slow = fetch(`${url}/slow`)
    await until(() => admitted === 2)
    assert.equal(await call(), answer, 'overloaded')
    assert.is(admitted, 2)
    release()
    await slow
  } finally {
    close()
    await nowhere.destroy()
  }
})

test.run()
