import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Answered } from '../helpers/app.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { until } from '../helpers/until.ts'
import { isWaiting } from '../helpers/waiting.ts'

/** A machine says that it was removed while something that holds its family happens; `journal` is what was written then. */
const whileHeld = (happens: (tx: Knex, device: number) => Promise<unknown>, journal: string[], calls = 1) =>
  withOwnApp(async app => {
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')
    const { device, removed_key: key } = await pairMachine(app, child)
    const held = await app.db.transaction()
    await held('phu_huynh').forNoKeyUpdate().select('ma_phu_huynh')
    let answered: Answered[] | undefined
    const removing = Promise.all(Array.from({ length: calls }, () => app.post('/api/device/removed', { key })))
    void removing.then(all => (answered = all))
    await until(async () => answered !== undefined || isWaiting(app.db))
    await happens(held, device)
    await held.commit()
    assert.equal(
      (await removing).map(({ status }) => status),
      Array.from({ length: calls }, () => 200),
    )
    const entries = await app.db('audit_log').where({ subject: device, subject_kind: 'thiet_bi' }).orderBy('id')
    assert.equal(
      entries.map(({ action }) => action).filter(action => action.startsWith('machine_removed')),
      journal,
    )
  })

serverTest(
  test,
  'R42: a machine that says it was removed while its device is deleted is told so, without a fault',
  () => whileHeld((tx, device) => tx('thiet_bi').where({ nguoi_dung_id: device }).delete(), []),
)

serverTest(test, 'R42: a machine that says so twice at once is written in the journal once', () =>
  whileHeld(async () => {}, ['machine_removed'], 2),
)

test.run()
