import type { Knex } from 'knex'
import { pagesIn } from '../../../src/http/crawlers.ts'
import { allRoutes } from '../../../views/all-routes.ts'

/** Each page, of rows that are there, and with the dialogs in which more is shown. */
export async function pathsOf(db: Knex): Promise<string[]> {
  const [order] = await db('orders').whereNotNull('transaction_no').orderBy('id')
  const [child] = await db('tre_em').orderBy('ma_tre_em')
  const [machine] = await db('device_states').orderBy('nguoi_dung_id')
  const samples: Record<string, unknown> = { packageId: 3, vnp_txn_ref: order.vnp_txn_ref }
  const pages = pagesIn(allRoutes({ development: true, language: () => 'vi' })).map(({ path }) => {
    const id = path.startsWith('/user/con')
      ? child.ma_tre_em
      : path.startsWith('/user/may')
        ? machine.nguoi_dung_id
        : child.ma_phu_huynh
    return path.replace(/:(\w+)/g, (_, name) => String(name === 'id' ? id : samples[name]))
  })
  const parent = `/admin/phu-huynh/${child.ma_phu_huynh}`
  return [
    ...pages,
    `${parent}?mo=goi.${machine.nguoi_dung_id}`,
    `/admin/don-hang?mo=don-hang.${order.vnp_txn_ref}`,
    '/admin?mo=vi.2',
    '/?mo=so-sanh.2',
  ]
}
