import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import type { Order } from '../orders/index.ts'
import { announcedOf } from './attempts-store.ts'
import { hasUnclearPayment } from './charging-store.ts'
import { payableDays } from './endings-store.ts'
import { hasOtherRefund } from './other-refund-store.ts'
import { isRenewable, priceOf } from './places-store.ts'

/** A renewal that its parent can pay now, at the price of the places that are left. */
interface DueRenewal extends Pick<Order, 'vnp_txn_ref' | 'ten_goi' | 'so_tien'> {
  /** The names of the devices; none where all its places are in the wallet. */
  thiet_bi: string[]
  ngay_ket_thuc: CalendarDate
  /** Negative once the term is over. */
  so_ngay_con_lai: number
}

/** What a parent has to renew, the next end first: not what is charged or checked just now, nor what was switched off. */
export async function listDue(db: Knex, parent: number, today: string): Promise<DueRenewal[]> {
  return runPrepared<DueRenewal>(
    db,
    'due_renewals',
    `select announced.vnp_txn_ref, announced.ten_goi, price.so_tien, thiet_bi,
            renewals.period as ngay_ket_thuc, renewals.period - :today::date as so_ngay_con_lai
     from renewals
     join lateral (${announcedOf('renewals.id')}) announced on true
     join goi on goi.id = announced.thong_tin_goi_id and not da_xoa and goi.gia > 0
     join lateral (
       select coalesce(array_agg(device.name) filter (where device.name is not null), '{}') as thiet_bi
       from renewed_rows join goi_dich_vu bought on bought.id = goi_dich_vu_id
       left join (select nguoi_dung_id, ten_thiet_bi as name from thiet_bi) device using (nguoi_dung_id)
       where renewal_id = renewals.id and tu_dong_gia_han and ${isRenewable}
       having count(*) > 0
     ) places on true, lateral (${priceOf('renewals.id')}) price
     where renewals.id in (select renewal_id from orders where ma_phu_huynh = :parent and loai = 'GIA_HAN')
       and paid_order_id is null and renewals.period >= :today::date - ${payableDays}
       and not ${hasOtherRefund('renewals.id')}
       and not ${hasUnclearPayment('renewals.id')}
     order by renewals.period, renewals.id limit 20`,
    { parent, today },
  )
}
