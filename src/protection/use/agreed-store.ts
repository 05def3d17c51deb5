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

/** A run of the job may be late, or fail for a few days. */
const daysLate = 7

/**
 * Children who turned seven of late, whose history only the parent has agreed to, and whose machines were told nothing
 * since that day began. Of all, or of one.
 */
export async function findTurnedSeven(db: Knex, today: string, ma_tre_em?: number): Promise<number[]> {
  const { rows } = await db.raw(
    `select ma_tre_em from tre_em
     cross join lateral (
       select greatest((ngay_sinh + interval '7 years')::date, (ngay_sinh - 1 + interval '7 years')::date + 1) as turns
     ) as birthday
     where not (${isYoung}) and turns > cast(:today as date) - ${daysLate}
       and exists (select from consents
         where ma_phu_huynh = tre_em.ma_phu_huynh and ma_tre_em = tre_em.ma_tre_em
           and purpose = 'history' and withdrawn_at is null and child_at is null)
       and not exists (select from policies
         where ma_phu_huynh = tre_em.ma_phu_huynh and ma_tre_em = tre_em.ma_tre_em
           and at >= turns::timestamp at time zone 'Asia/Ho_Chi_Minh')
       ${ma_tre_em === undefined ? '' : 'and ma_tre_em = :ma_tre_em'}`,
    { today, ...(ma_tre_em !== undefined && { ma_tre_em }) },
  )
  return rows.map((row: { ma_tre_em: number }) => row.ma_tre_em)
}
