import type { Knex } from 'knex'

/** What the calls name: one family that has much, and what else they need an id of. */
export interface Known {
  ma_phu_huynh: number
  ma_tre_em: number
  nguoi_dung_id: number
  place: number
  vnp_txn_ref: string
  ma_thiet_bi: string
  refund: number
  settlement: number
  line: number
  text: number
  day: string
}

/** A parent with a machine that was used each day for a year, who buys, and has a session. */
export async function findFamily(db: Knex): Promise<Known> {
  const { rows } = await db.raw(
    `select state.ma_phu_huynh, thiet_bi.ma_tre_em, state.nguoi_dung_id, ma_thiet_bi, place.id as place, place.vnp_txn_ref,
            (select max(id) from refunds) as refund, (select max(id) from settlements) as settlement,
            (select max(id) from settlement_lines) as line, (select coalesce(max(id), 1) from translations) as text,
            (select max(day)::text from usage_days used where used.ma_phu_huynh = state.ma_phu_huynh) as day
     from device_states state join thiet_bi using (nguoi_dung_id) join goi_dich_vu place using (nguoi_dung_id)
     where state.nguoi_dung_id % 11 = 0 and state.nguoi_dung_id / 11 % 8 = 7 and state.ma_phu_huynh % 3 = 0
       and place.vnp_txn_ref is not null
       and exists (select from usage_days used where used.ma_phu_huynh = state.ma_phu_huynh)
       and exists (select from consents where ma_tre_em = thiet_bi.ma_tre_em and purpose = 'history' and child_at is not null)
     order by state.nguoi_dung_id limit 1`,
  )
  if (!rows[0]) throw new Error('No family of the crowd has a machine that was used.')
  return rows[0]
}

/** What stands in a path behind `part`. */
export function inPath(part: string, name: string, known: Known): string {
  if (name !== 'id') return String({ role: 'user', type: 'TRA_PHI', ...known }[name] ?? 'x')
  const ids: Record<string, number> = {
    'tre-em': known.ma_tre_em,
    'thiet-bi': known.nguoi_dung_id,
    goi: 3,
    'ban-dich': known.text,
    free: 8,
    subscriptions: known.place,
    refunds: known.refund,
    settlements: known.settlement,
    'settlement-lines': known.line,
  }
  return String(ids[part] ?? known.ma_phu_huynh)
}

/** Values to ask for: texts that are common, rare and short. */
export function valuesOf(
  name: string,
  schema: { type?: string; format?: string; enum?: unknown[] },
  known: Known,
): string[] {
  if (schema.enum) return schema.enum.map(String)
  if (schema.type === 'boolean') return ['true']
  if (schema.format === 'date') return [known.day]
  const texts: Record<string, string[]> = {
    ten: ['nguyen', 'quan tri', 'an', 'laptop'],
    ten_phu_huynh: ['nguyen', 'quan tri'],
    nguoi: ['nguyen', String(known.ma_phu_huynh)],
    email: ['phuhuynh9', 'quantri'],
    sdt: ['0901000002', '098', '777'],
    truong: ['phu dong', 'zzz'],
    ma: [known.ma_thiet_bi, 'an-0'],
    q: ['nguyen', 'quan tri', '0901000002', known.vnp_txn_ref],
    vnp_txn_ref: [known.vnp_txn_ref, 'grown12'],
    lien_he: ['truong'],
    site: ['youtube.com'],
    lop: ['5'],
    goi: ['3', '8'],
    doi_tuong: ['777'],
    gia_dinh: [String(known.ma_phu_huynh)],
    truoc: ['1000'],
  }
  const value = { ...known }[name as keyof Known]
  return texts[name] ?? [String(value ?? (schema.type === 'integer' ? 1 : 'a'))]
}
