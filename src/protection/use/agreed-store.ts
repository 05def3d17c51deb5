/**
 * As a condition: it is allowed to keep this of the child whose keys `row` has. A child from seven years on has to agree to
 * its history too, and one whose birthday nobody told may be that old; `:today` is bound.
 */
export function isAgreed(purpose: 'time' | 'history', row: string): string {
  const byChild = "and (child_at is not null or ngay_sinh > cast(:today as date) - interval '7 years')"
  return `exists (
    select from consents join tre_em using (ma_phu_huynh, ma_tre_em)
    where ma_phu_huynh = ${row}.ma_phu_huynh and ma_tre_em = ${row}.ma_tre_em
      and purpose = '${purpose}' and withdrawn_at is null ${purpose === 'history' ? byChild : ''}
  )`
}
