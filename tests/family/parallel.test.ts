import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serverTest } from '../helpers/db.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { withOwnApp } from '../helpers/own-app.ts'

const rounds = 12

serverTest(
  test,
  'requests that change and delete one family in parallel wait in turn: no deadlock, and none answers 503',
  () =>
    withOwnApp(async app => {
      for (let round = 0; round < rounds; round++) {
        const parent = await app.post(
          '/api/phu-huynh',
          { ten_phu_huynh: 'Nhà Bận', email_phu_huynh: `ban${round}@test.vn`, mat_khau: 'Nha@1234' },
          { as: 'admin' },
        )
        const { ma_phu_huynh } = parent.json.data
        const { child, device } = await seedChildWithDevice(app.db, ma_phu_huynh, `BAN-${round}`)
        const ask = (method: string, path: string, body?: object) =>
          app.ask(method, `/api${path}`, { as: 'admin', body })
        const added = {
          ma_tre_em: child,
          ten_thiet_bi: 'Máy mới',
          loai_thiet_bi: 'Laptop',
          ma_thiet_bi: `MOI-${round}`,
        }
        const answers = await Promise.all([
          ask('PUT', `/thiet-bi/${device}`, { ten_thiet_bi: 'Tên khác', ma_tre_em: child }),
          ask('POST', '/thiet-bi', added),
          ask('DELETE', `/tre-em/${child}`),
          ask('DELETE', `/thiet-bi/${device}`),
          ask('PUT', `/tre-em/${child}`, { ten_tre: 'Tên khác' }),
          ask('DELETE', `/phu-huynh/${ma_phu_huynh}`),
        ])
        for (const { status, text } of answers) assert.ok([200, 201, 404].includes(status), `${status} ${text}`)
        assert.equal(await app.db('tre_em').where({ ma_phu_huynh }), [])
      }
    }),
)

test.run()
