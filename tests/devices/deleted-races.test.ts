import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { until } from '../helpers/until.ts'
import { isWaiting } from '../helpers/waiting.ts'

serverTest(test, 'R42: a list of devices of which one is deleted while it is read has the others', () =>
  withOwnApp(async app => {
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')
    const [kept] = await app.db('thiet_bi').where({ ma_tre_em: child })
    const { nguoi_dung_id: _, ten_tim, ma_tim, ...row } = kept
    const [gone] = await app
      .db('thiet_bi')
      .insert({ ...row, ma_thiet_bi: 'TEST-0002' })
      .returning('nguoi_dung_id')
    await app.token('mother')
    const deletion = await app.db.transaction()
    // read by the second statement of a list alone
    await deletion.raw('lock table policies in access exclusive mode')
    const asking = app.get('/api/thiet-bi', { as: 'mother' })
    await until(() => isWaiting(app.db))
    await deletion('thiet_bi').where(gone).delete()
    await deletion.commit()
    const { status, json } = await asking
    assert.is(status, 200)
    assert.equal(
      json.data.map(({ nguoi_dung_id }: { nguoi_dung_id: number }) => nguoi_dung_id),
      [kept.nguoi_dung_id],
    )
  }),
)

test.run()
