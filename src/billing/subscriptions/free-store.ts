import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'

/** Live on a day: it protects a device, will do so later, or can still be assigned. */
const isLive = (place: string) =>
  `${place}.trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG') and coalesce(${place}.ngay_ket_thuc > :today, true)`
/** A free package that an order granted. */
const isTaken = `taken.ma_phu_huynh = :parent and taken.thong_tin_goi_id = goi.id and taken.gia = 0 and taken.place is not null`
const wasOnDevice = `(ended.nguoi_dung_id is not null or ended.ma_thiet_bi_cu is not null)`
/** A paid term of this parent that a device had, and that is over. */
const endedPaid = `goi_dich_vu ended join goi of_ended on of_ended.id = ended.thong_tin_goi_id
  where ended.ma_phu_huynh = :parent and of_ended.loai_goi = 'TRA_PHI' and ${wasOnDevice} and not (${isLive('ended')})`

/** It ended because its device, or the child, was deleted. */
const isLost = `taken.trang_thai = 'HUY' and taken.ma_thiet_bi_cu is not null`

/** Once, and again after a paid term has ended or where its device was deleted, one at a time. */
const mayTake = `not exists (select from goi_dich_vu taken where ${isTaken}
  and (${isLive('taken')} or not (${isLost}) and not exists (select from ${endedPaid})))`

interface Taking {
  parent: number
  today: string
}

/** Who is about to grant it holds the family. */
export async function mayTakeFree(db: Knex, id: number, taking: Taking): Promise<boolean> {
  const { rows } = await db.raw(`select from goi where id = :id and ${mayTake}`, { id, ...taking })
  return rows.length > 0
}

interface FreeOffer {
  thong_tin_goi_id: number
  /** The devices whose paid term is over, and which have no package today. */
  thiet_bi: string[]
}

/** The free package that a parent may take again for devices that lost their paid one; undefined if there is none. */
export async function findFreeOffer(db: Knex, taking: Taking): Promise<FreeOffer | undefined> {
  const [offer] = await runPrepared<FreeOffer>(
    db,
    'free_offer',
    `select goi.id as thong_tin_goi_id, thiet_bi
     from goi, lateral (
       select array_agg(distinct ten_thiet_bi) as thiet_bi from thiet_bi
       where ma_phu_huynh = :parent
         and nguoi_dung_id in (select ended.nguoi_dung_id from ${endedPaid} and ended.trang_thai <> 'HUY')
         and not exists (select from goi_dich_vu there
                         where there.nguoi_dung_id = thiet_bi.nguoi_dung_id and ${isLive('there')})
     ) lost
     where loai_goi = 'MIEN_PHI' and not da_xoa and thiet_bi is not null and ${mayTake}
     order by goi.id limit 1`,
    { ...taking },
  )
  return offer
}
