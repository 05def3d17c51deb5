import { createHash } from 'node:crypto'

export interface Statement {
  /** Prepared by this name, as ours are. */
  name: string
  text: string
  values: unknown[]
}

/** The two statements for the console's first page of parents: the session, and the rows with all their columns. */
export function firstPageOfParents(token: string, today: string): Statement[] {
  const person = `select ma_phu_huynh, ten_phu_huynh, email_phu_huynh, sdt, dia_chi, la_admin, ngay_tao
    from sessions join phu_huynh using (ma_phu_huynh) where token_hash = decode($1, 'hex') and expires_at > $2`
  const parents = `select page.*, (select sum(change) from totals where what = 'phu_huynh') as total,
      (select count(*) from tre_em where tre_em.ma_phu_huynh = page.ma_phu_huynh) as so_tre_em,
      (select count(*) from thiet_bi where thiet_bi.ma_phu_huynh = page.ma_phu_huynh) as so_thiet_bi,
      exists (select from goi_dang_dung($1) used join goi on goi.id = used.thong_tin_goi_id
              where used.ma_phu_huynh = page.ma_phu_huynh and loai_goi = 'TRA_PHI') as premium
    from (select ma_phu_huynh, ten_phu_huynh, email_phu_huynh, sdt, dia_chi, la_admin, ngay_tao, phien_ban
          from phu_huynh order by ngay_tao desc, ma_phu_huynh desc limit 10) page`
  return [
    { name: 'person', text: person, values: [createHash('sha256').update(token).digest('hex'), new Date()] },
    { name: 'parents', text: parents, values: [today] },
  ]
}
