import { Link } from 'react-router'
import { consoleWords } from '../../src/i18n/console.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { placeInFamily } from './family-place.ts'
import { placeOfOrder, placeOfRefund } from './order-place.ts'

type Entry = Answer<'GET', '/nhat-ky'>[number]

/** The admin or parent who did it, with their page; a command has nobody. */
export function AuditActor({ of: { nguoi, ten_nguoi } }: { of: Entry }) {
  const say = useBook(consoleWords)
  if (nguoi === null) return say('audit.command_line')
  return ten_nguoi === null ? `#${nguoi}` : <Link to={placeInFamily(nguoi)}>{ten_nguoi}</Link>
}

/** What an entry speaks of, by its name, with the page where it stands. */
export function AuditSubject({ of }: { of: Entry }) {
  const say = useBook(consoleWords)
  const { loai, doi_tuong, ten_doi_tuong } = of
  if (!loai) return '–'
  const name = ten_doi_tuong?.trim() || `#${doi_tuong}`
  const place = placeOf(of)
  return (
    <>
      <span className="soft">{say(`audit.${loai}`)}</span> {place ? <Link to={place}>{name}</Link> : name}
    </>
  )
}

function placeOf({ loai, doi_tuong, ten_doi_tuong, cua_phu_huynh }: Entry): string | undefined {
  // what is deleted has no place, but its name
  const isThere = ten_doi_tuong !== null && doi_tuong !== null
  if (cua_phu_huynh !== null) {
    if (loai === 'tre_em') return placeInFamily(cua_phu_huynh, `tre-em-${doi_tuong}`)
    if (loai === 'thiet_bi') return placeInFamily(cua_phu_huynh, `thiet-bi-${doi_tuong}`)
    if (loai === 'phu_huynh' || loai === 'goi_dich_vu') return placeInFamily(cua_phu_huynh)
  }
  if (loai === 'orders' && isThere) return placeOfOrder(ten_doi_tuong)
  if (loai === 'refunds' && isThere) return placeOfRefund(doi_tuong)
  if (loai === 'goi' || loai === 'noi_dung') return '/admin/goi-management'
  if (loai === 'settlements') return '/admin/doi-soat'
  return loai === 'partner_requests' ? '/admin/lien-he' : undefined
}
