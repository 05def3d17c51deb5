import type { Source } from '../../kernel/lists/source.ts'
import type { settlements } from '../../shared/settlement.ts'

interface Settlement {
  id: number
  luc: Date
  /** Null where the account is gone. */
  ten_nguoi: string | null
  tu: string
  den: string
  khop: number
  lech: number
  la: number
  thieu: number
  /** How many differences wait. */
  con_mo: number
}

/** The files that were compared. */
export const settlementRows: Source<typeof settlements, Settlement> = {
  rows: db =>
    db('settlements')
      .leftJoin('phu_huynh', 'ma_phu_huynh', 'actor')
      .select({
        id: 'settlements.id',
        luc: 'at',
        ten_nguoi: 'ten_phu_huynh',
        tu: 'first_day',
        den: 'last_day',
        khop: 'khop',
        lech: 'lech',
        la: 'la',
        thieu: 'thieu',
        con_mo: db.raw(
          `(select count(*) from settlement_lines
            where settlement_id = settlements.id and ket_qua <> 'khop' and closed_at is null)`,
        ),
      }),
  filters: {},
  sorts: { luc: 'at' },
  key: 'settlements.id',
}
