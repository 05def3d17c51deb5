import { walletWords } from '../../src/i18n/wallet.ts'
import { formatDate } from '../../src/shared/dates.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { DateText } from '../parts/date-text.tsx'

type Device = Pick<Answer<'GET', '/thiet-bi/:id'>, 'goi_hien_tai' | 'goi_sap_toi'>

/** The package of a device: until when it protects, or from which day. */
export function PackageOnDevice({ device: { goi_hien_tai, goi_sap_toi } }: { device: Device }) {
  const say = useBook(walletWords)
  const present = goi_hien_tai ?? goi_sap_toi
  if (!present) return <span className="soft">{say('no_package')}</span>
  const { thongTinGoi, ngay_bat_dau, ngay_ket_thuc } = present
  return (
    <>
      <PackageName of={thongTinGoi} />{' '}
      <span className="soft row-until">
        <Term from={goi_hien_tai ? null : ngay_bat_dau} end={ngay_ket_thuc} />
      </span>
    </>
  )
}

/** The name of a package, with a badge if it was deleted. */
export function PackageName({ of: { ten, da_xoa } }: { of: { ten: string; da_xoa: boolean } }) {
  const say = useBook(walletWords)
  return (
    <>
      {ten}
      {da_xoa && (
        <>
          {' '}
          <Badge tone="warning">{say('deleted')}</Badge>
        </>
      )}
    </>
  )
}

/** What was ordered, by the name that it had then. */
export function OrderedPackage({ of: { ten_goi, goi_da_xoa } }: { of: { ten_goi: string; goi_da_xoa: boolean } }) {
  return <PackageName of={{ ten: ten_goi, da_xoa: goi_da_xoa }} />
}

/** The end of a term; `from` is its start if that is in the future. */
export function Term({ from, end }: { from: string | null; end: string | null }) {
  const say = useBook(walletWords)
  const until = end ? say('until', { date: formatDate(end) }) : say('endless')
  return from ? `${say('starts', { date: formatDate(from) })}, ${until}` : until
}

/** Both ends of a term that has a start. */
export function WholeTerm({ from, end }: { from: string | null; end: string | null }) {
  const say = useBook(walletWords)
  return (
    <>
      {say('from')} <DateText date={from} />, <Term from={null} end={end} />
    </>
  )
}
