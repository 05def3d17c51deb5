import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoints } from '../../src/modules.ts'
import { pairMachine } from '../helpers/machine.ts'
import { confirmPhone } from '../helpers/protection.ts'
import { site, today, visit, withUploads } from '../helpers/uploads.ts'

/** What the child did, asked and may not do; a name that nothing else has. */
const secret = 'bi-mat-cua-con'

test('P16: no call that reads shows an admin what a child did, asked for or may not do', () =>
  withUploads(async ({ app, parent, child, device, call }) => {
    await confirmPhone(app)
    const machine = await pairMachine(app, child)
    const name = `${secret}.vn`
    await call('PUT', `/tre-em/${child}/policy`, { rules: [{ kind: 'site', name, block: true }] })
    await machine.sync({
      days: [{ day: today, minutes: 'A'.repeat(240), items: [site(name, 60)] }],
      history: [{ hour: '2026-11-23T11:00:00+07:00', items: [visit(30, name)] }],
      checks: [{ name: 'canary', ok: false, at: '2026-11-23T11:59:00+07:00', detail: name }],
    })
    await machine.call('POST', '/requests', { id: randomUUID(), kind: 'site', name, reason: `xem ${secret}` })
    await call('POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind: 'site', name, how_long: 'always' })
    const reads = endpoints.filter(({ method, path }) => method === 'GET' && path !== '/protection/stream')
    for (const { path } of reads)
      for (const id of new Set(/:id\b/.test(path) ? [parent, child, device, machine.device] : [0])) {
        const asked = `/api${path.replace(':id', String(id)).replace(/:\w+/g, 'x')}`
        const { text } = await app.get(asked, { as: 'admin' })
        assert.not.match(text, secret, asked)
      }
    const history = (await call('GET', `/tre-em/${child}/history`)).text
    assert.match(history, secret, 'the parent sees it')
  }))

test.run()
