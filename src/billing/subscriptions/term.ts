import { addMonths } from '../../shared/months.ts'

/** Calendar days in Vietnam; `ngay_ket_thuc` is the first day after the term, null for one without end. */
export interface Term {
  ngay_bat_dau: string | null
  ngay_ket_thuc: string | null
  /** The day that `months` are counted from, which an extension keeps: 31 January, 28 February, 31 March. */
  anchored_on: string | null
  months: number | null
}

/** The term alone, of a place, which has more columns. */
export function termOf({ ngay_bat_dau, ngay_ket_thuc, anchored_on, months }: Term): Term {
  return { ngay_bat_dau, ngay_ket_thuc, anchored_on, months }
}

/** A term that begins on a day; without months it never ends. */
export function termFrom(day: string, months: number | null): Term {
  if (months === null) return { ngay_bat_dau: day, ngay_ket_thuc: null, anchored_on: null, months }
  return { ngay_bat_dau: day, ngay_ket_thuc: addMonths(day, months), anchored_on: day, months }
}

/** A term that was set by hand: from now on its end is what extensions are counted from. */
export function termUntil(ngay_bat_dau: string, ngay_ket_thuc: string | null): Term {
  return { ngay_bat_dau, ngay_ket_thuc, anchored_on: ngay_ket_thuc, months: ngay_ket_thuc === null ? null : 0 }
}

/** What an extension adds its months to: the anchor or, for a term that is over, today. Null for one without end. */
export function extendsFrom({ ngay_ket_thuc, anchored_on, months }: Term, today: string) {
  if (ngay_ket_thuc === null) return null
  if (ngay_ket_thuc <= today) return { ngay: today, so_thang: 0 }
  return anchored_on ? { ngay: anchored_on, so_thang: months! } : { ngay: ngay_ket_thuc, so_thang: 0 }
}

/** A term that is over begins again today. One without end stays as it is. */
export function extended(term: Term, more: number, today: string): Term {
  const from = extendsFrom(term, today)
  if (!from) return termOf(term)
  const months = from.so_thang + more
  const ngay_bat_dau = term.ngay_ket_thuc! <= today ? today : term.ngay_bat_dau
  return { ngay_bat_dau, ngay_ket_thuc: addMonths(from.ngay, months), anchored_on: from.ngay, months }
}
