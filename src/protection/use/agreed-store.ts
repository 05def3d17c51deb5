import type { Knex } from 'knex'

/** As a condition of a child: too young to agree for itself. One whose birthday nobody told may be old enough. */
const isYoung = "ngay_sinh > cast(:today as date) - interval '7 years'"

/** Whether the child has to agree to its history itself, and not its parent alone. */
export async function hasToAgree(db: Knex, ma_tre_em: number, today: string): Promise<boolean> {
  const young = await db('tre_em').where({ ma_tre_em }).whereRaw(isYoung, { today }).first('ma_tre_em')
  return young === undefined
}

/**
 * As a condition: it is allowed to keep this of the child whose keys `row` has. A child from seven years on has to agree to
 * its history too; `:today` is bound.
 */
export function isAgreed(purpose: 'time' | 'history', row: string): string {
  const byChild = `and (child_at is not null or ${isYoung})`
  return `exists (
    select from consents join tre_em using (ma_phu_huynh, ma_tre_em)
    where ma_phu_huynh = ${row}.ma_phu_huynh and ma_tre_em = ${row}.ma_tre_em
      and purpose = '${purpose}' and withdrawn_at is null ${purpose === 'history' ? byChild : ''}
  )`
}
