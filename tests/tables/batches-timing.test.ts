import { performance } from 'node:perf_hooks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { oneDevice } from '../helpers/billing.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'

const batch = 4_000

serverTest(test, 'a batch of places takes no longer after a single one was changed in the same session', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 1)
    try {
      await seedCatalogue(db)
      await db.raw(
        `with parents as (
           insert into phu_huynh (ten_phu_huynh, email_phu_huynh, mat_khau, ngay_tao)
           select 'Phụ huynh', n || '@test.vn', '$argon2id$', now() from generate_series(1, ?) n returning ma_phu_huynh
         )
         insert into goi_dich_vu (ma_phu_huynh, thong_tin_goi_id, gia, ngay_mua, trang_thai, ngay_bat_dau, ngay_ket_thuc)
         select ma_phu_huynh, ?, 0, now(), 'CHUA_GAN', '2027-01-31', '2028-01-31' from parents`,
        [batch, oneDevice],
      )
      await db.raw('analyze')
      const extend = async (most: number) => {
        const began = performance.now()
        await db.raw(
          'update goi_dich_vu set ngay_ket_thuc = ngay_ket_thuc + 1 where id in (select id from goi_dich_vu order by id limit ?)',
          [most],
        )
        return performance.now() - began
      }
      await extend(1)
      const small = await extend(batch / 10)
      const large = await extend(batch)
      // each with each, it would be a hundred times as long
      assert.ok(large < 30 * small, `${large} ms for ${batch}, ${small} ms for a tenth`)
    } finally {
      await db.destroy()
    }
  }),
)

test.run()
