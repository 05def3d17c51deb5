import { formatDate } from '../../../src/shared/dates.ts'
import type { Answer } from '../../api.ts'
import { Badge } from '../../parts/badge.tsx'
import { useLanguage } from '../../words.tsx'
import { useSubscriptionWords } from '../subscription-words.ts'

export type Subscription = Answer<'GET', '/thiet-bi/:id/goi'>[number]

const tones = { CHUA_GAN: 'neutral', DANG_HOAT_DONG: 'success', HET_HAN: 'warning', HUY: 'danger' } as const

export function State({ of }: { of: Subscription['trang_thai'] }) {
  const say = useSubscriptionWords()
  const isKnown = Object.hasOwn(tones, of)
  return <Badge tone={isKnown ? tones[of] : 'neutral'}>{say(isKnown ? `state.${of}` : 'state.unknown')}</Badge>
}

/** The name of the package, and whether it is still on sale. */
export function PackageName({ of: { ten, da_xoa } }: { of: Subscription['thongTinGoi'] }) {
  const say = useSubscriptionWords()
  return (
    <>
      {ten}
      {da_xoa && (
        <>
          {' '}
          <Badge tone="warning">{say('package.deleted')}</Badge>
        </>
      )}
    </>
  )
}

/** Until when, as words: 'hết hạn 31/01/2028'. */
export function Until({ end }: { end: string | null }) {
  const say = useSubscriptionWords()
  const language = useLanguage()
  return <>{end ? say('package.until', { date: formatDate(end, language) }) : say('package.endless')}</>
}

/** What an admin may change: the row on the device, or else the one that ended last. */
export function currentOf(rows: Subscription[]): Subscription | undefined {
  const ended = rows
    .filter(({ trang_thai }) => trang_thai === 'HET_HAN')
    .toSorted((a, b) => String(b.ngay_ket_thuc).localeCompare(String(a.ngay_ket_thuc)) || b.id - a.id)
  return rows.find(({ trang_thai }) => trang_thai === 'DANG_HOAT_DONG') ?? ended[0]
}
