import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { Badge } from '../../parts/badge.tsx'

export type Subscription = Answer<'GET', '/thiet-bi/:id/goi'>[number]

const tones = { CHUA_GAN: 'neutral', DANG_HOAT_DONG: 'success', HET_HAN: 'warning', HUY: 'danger' } as const

export function State({
  of: { trang_thai: of, chua_bat_dau },
}: {
  of: Pick<Subscription, 'trang_thai' | 'chua_bat_dau'>
}) {
  const say = useBook(subscriptionWords)
  const isKnown = Object.hasOwn(tones, of)
  if (chua_bat_dau) return <Badge tone="info">{say('state.later')}</Badge>
  return <Badge tone={isKnown ? tones[of] : 'neutral'}>{say(isKnown ? `state.${of}` : 'state.unknown')}</Badge>
}

/** The row that an admin may change: the one in use or, without one, the one that ended last. */
export function currentOf(rows: Subscription[]): Subscription | undefined {
  const ended = rows
    .filter(({ trang_thai }) => trang_thai === 'HET_HAN')
    .toSorted((a, b) => String(b.ngay_ket_thuc).localeCompare(String(a.ngay_ket_thuc)) || b.id - a.id)
  return rows.find(({ trang_thai }) => trang_thai === 'DANG_HOAT_DONG') ?? ended[0]
}
