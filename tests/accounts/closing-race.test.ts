import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serverTest } from '../helpers/db.ts'
import { idOf } from '../helpers/family.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { people } from '../helpers/people.ts'

const rounds = 30
const ly_do = 'Thử'

serverTest(test, 'no session outlives closing, however many sign-ins are under way', () =>
  withOwnApp(async app => {
    const mother = await idOf(app.db, 'mother')
    await app.token('admin')
    const { sdt, mat_khau } = people.mother
    const set = (khoa: boolean) =>
      app.ask('PUT', `/api/phu-huynh/${mother}/khoa`, { as: 'admin', body: { khoa, ly_do } })
    for (let round = 0; round < rounds; round++) {
      const signIns = Array.from({ length: 5 }, () => app.post('/api/auth/login', { sdt, mat_khau }))
      const [closed, ...answers] = await Promise.all([Promise.race(signIns).then(() => set(true)), ...signIns])
      assert.is(closed.status, 200)
      for (const { status } of answers) assert.ok([200, 403].includes(status), String(status))
      assert.is((await app.db('sessions').where({ ma_phu_huynh: mother })).length, 0)
      assert.is((await set(false)).status, 200)
      await app.db('rate_limits').delete()
    }
  }),
)

serverTest(test, 'of ten clicks at once one closes; two admins who close each other leave one open', () =>
  withOwnApp(async app => {
    const ids = { admin: await idOf(app.db, 'admin'), mother: await idOf(app.db, 'mother') }
    const close = (as: 'admin' | 'mother', id: number) =>
      app.ask('PUT', `/api/phu-huynh/${id}/khoa`, { as, body: { khoa: true, ly_do } })
    const stranger = await idOf(app.db, 'stranger')
    await app.token('admin')
    assert.equal(tally(await Promise.all(Array.from({ length: 10 }, () => close('admin', stranger)))), {
      200: 1,
      409: 9,
    })
    await app.db('phu_huynh').where({ ma_phu_huynh: ids.mother }).update({ la_admin: true })
    await app.token('mother')
    const answers = await Promise.all([close('admin', ids.mother), close('mother', ids.admin)])
    assert.is(answers.filter(({ status }) => status === 200).length, 1)
    assert.is((await app.db('phu_huynh').where({ la_admin: true, khoa_luc: null })).length, 1)
  }),
)

test.run()
