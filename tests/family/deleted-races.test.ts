import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { bought } from '../helpers/renewals.ts'
import { until } from '../helpers/until.ts'
import { isWaiting } from '../helpers/waiting.ts'

for (const path of ['/api/tre-em', '/api/tre-em/:id'])
  serverTest(test, `R42: a child whose family is deleted while it is read is not in ${path}`, () =>
    withOwnApp(async app => {
      const mother = await idOf(app.db, 'mother')
      const { child } = await seedChildWithDevice(app.db, mother, 'TEST-0001')
      await app.token('admin')
      const deletion = await app.db.transaction()
      // read after the children themselves
      await deletion.raw('lock table thiet_bi in access exclusive mode')
      const asking = app.get(path.replace(':id', String(child)), { as: 'admin' })
      await until(() => isWaiting(app.db))
      await deletion('phu_huynh').where({ ma_phu_huynh: mother }).delete()
      await deletion.commit()
      const { status, json } = await asking
      assert.equal([status, json.data ?? null], path.endsWith(':id') ? [404, null] : [200, []])
    }),
  )

serverTest(test, 'R42: a package whose family is deleted while it is read is not found', () =>
  withOwnApp(async app => {
    await seedMother(app)
    const { ids } = await bought(app)
    const deletion = await app.db.transaction()
    // read after the place itself
    await deletion.raw('lock table goi in access exclusive mode')
    const asking = app.get(`/api/payment/subscriptions/${ids[0]}`, { as: 'admin' })
    await until(() => isWaiting(app.db))
    const ma_phu_huynh = await idOf(app.db, 'mother')
    await deletion('phu_huynh').where({ ma_phu_huynh }).delete()
    await deletion.commit()
    assert.is((await asking).status, 404)
  }),
)

test.run()
