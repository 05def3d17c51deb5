import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { withOwnApp } from '../helpers/own-app.ts'
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

test.run()
