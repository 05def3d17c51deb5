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

/** A term that is over begins again today. One without end stays as it is. */
export function extended(
  { ngay_bat_dau, ngay_ket_thuc, anchored_on, months }: Term,
  more: number,
  today: string,
): Term {
  if (ngay_ket_thuc === null) return { ngay_bat_dau, ngay_ket_thuc, anchored_on, months }
  if (ngay_ket_thuc <= today) return termFrom(today, more)
  const [anchor, counted] = anchored_on ? [anchored_on, months! + more] : [ngay_ket_thuc, more]
  return { ngay_bat_dau, ngay_ket_thuc: addMonths(anchor, counted), anchored_on: anchor, months: counted }
}
