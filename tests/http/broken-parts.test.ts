import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoints } from '../../src/modules.ts'
import { standardPackage } from '../../src/shared/offers.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { logWritten } from '../helpers/log.ts'

const production = { NODE_ENV: 'production', APP_ORIGIN: 'https://anni.test' }
const packages = endpoints.find(({ method, path }) => method === 'GET' && path === '/goi')!
const { run } = packages

/** The home page lists packages in a part of its own, which reads the lines of each. */
test.before(() => {
  packages.run = async () => [
    { id: standardPackage, ten: 'Gói', mo_ta: '', gia: 0, loai_goi: 'MIEN_PHI', so_thiet_bi: 1 },
  ]
})
test.after(() => {
  packages.run = run
})

async function logged(app: TestApp, event: string) {
  await logWritten()
  return app.logged.map(line => JSON.parse(line)).filter(line => line.event === event)
}

test('in production a page with a part that throws is sent without that part, and the fault is logged', () =>
  withApp(async app => {
    const { status, text } = await app.get('/')
    assert.is(status, 200)
    assert.match(text, '<h1')
    assert.match(text, '</html>')
    const [line, ...others] = await logged(app, 'broken_part')
    assert.is(line.level, 'error')
    assert.is(line.path, '/')
    assert.match(line.error.stack, 'views/')
    assert.is(others.length, 0)
  }, production))

test('outside production a page with a part that throws fails', () =>
  withApp(async app => {
    assert.is((await app.get('/')).status, 500)
    const [line] = await logged(app, 'fault')
    assert.match(line.error.stack, 'views/')
  }))

test.run()
