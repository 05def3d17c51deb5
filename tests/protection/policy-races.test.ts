import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lockChild } from '../../src/family/index.ts'
import { followTerms } from '../../src/protection/machines/follow-terms.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { until } from '../helpers/until.ts'
import { isWaiting } from '../helpers/waiting.ts'

serverTest(test, 'a policy that is read while its package is changed has the package of its version', () =>
  withOwnApp(async app => {
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')
    const { call, device } = await pairMachine(app, child)
    const { data: before } = (await call('GET', '/policy')).json
    const change = await app.db.transaction()
    // the rules are read beside the package
    await change.raw('lock table policies in access exclusive mode')
    const asking = call('GET', '/policy')
    await until(() => isWaiting(app.db))
    await pause(100)
    await change('goi_dich_vu')
      .where({ nguoi_dung_id: device })
      .update({ anchored_on: null, ngay_ket_thuc: '2028-01-01' })
    // as another call of the machine does, which is held
    const machine = await change('device_states').where({ nguoi_dung_id: device }).first()
    await followTerms({ db: change, news: app.services.news }, machine, app.services.clock.now())
    await change.commit()
    const { version, licence_ends } = (await asking).json.data
    assert.equal([version, licence_ends], [before.version + 1, '2027-12-31T17:00:00.000Z'])
  }),
)

serverTest(test, 'a child says that it has understood while the parent changes the rules: both are kept', () =>
  withOwnApp(async app => {
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')
    await app.ask('PUT', `/api/tre-em/${child}/consents`, { as: 'mother', body: { history: true } })
    const { call } = await pairMachine(app, child)
    const { version } = (await call('GET', '/policy')).json.data
    const change = await app.db.transaction()
    await lockChild(change, child)
    await change('policies').where({ ma_tre_em: child, version }).increment('version', 1)
    const saying = call('POST', '/consent', { purpose: 'history', version: 1 })
    await until(() => isWaiting(app.db))
    await change.commit()
    assert.is((await saying).status, 200)
    assert.is((await call('GET', '/policy')).json.data.version, version + 2)
  }),
)

test.run()
