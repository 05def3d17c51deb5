import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serverTest } from '../helpers/db.ts'
import { idOf } from '../helpers/family.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'
import { until } from '../helpers/until.ts'

const rounds = proof ? 200 : 100

serverTest(test, 'R26: two admins who demote each other in parallel always leave one admin', () =>
  withOwnApp(async app => {
    const ids = { admin: await idOf(app.db, 'admin'), mother: await idOf(app.db, 'mother') }
    await app.token('mother')
    for (let i = 0; i < rounds; i++) {
      await app.db('phu_huynh').whereIn('ma_phu_huynh', Object.values(ids)).update({ la_admin: true })
      const demote = (as: 'admin' | 'mother', id: number) =>
        app.ask('PUT', `/api/phu-huynh/${id}/role`, { as, body: { role: 'user' } })
      const answers = await Promise.all([demote('admin', ids.mother), demote('mother', ids.admin)])
      const statuses = answers.map(({ status }) => status).sort()
      assert.is(statuses[0], 200)
      assert.ok(statuses[1] === 403 || statuses[1] === 409, String(statuses[1]))
      assert.is((await app.db('phu_huynh').where({ la_admin: true })).length, 1)
    }
  }),
)

serverTest(test, 'a parent whose phone is being removed does not become an admin', () =>
  withOwnApp(async app => {
    const mother = await idOf(app.db, 'mother')
    await app.token('admin')
    const removal = await app.db.transaction()
    await removal('phu_huynh').where({ ma_phu_huynh: mother }).update({ sdt: null })
    const appointed = app.ask('PUT', `/api/phu-huynh/${mother}/role`, { as: 'admin', body: { role: 'admin' } })
    const waiting =
      'select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())'
    await until(async () => (await app.db.raw(waiting)).rows.length > 0)
    await removal.commit()
    assert.equal([(await appointed).status, (await appointed).json.error], [409, 'admin_needs_phone'])
  }),
)

test.run()
