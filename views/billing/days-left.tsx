import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'

const soon = 30
const verySoon = 7

/** How urgent a renewal is, by the days until the end. */
export function toneOf(days: number): 'success' | 'warning' | 'danger' {
  if (days <= verySoon) return 'danger'
  return days <= soon ? 'warning' : 'success'
}

export function DaysLeft({ days }: { days: number }) {
  const say = useBook(walletWords)
  return <Badge tone={toneOf(days)}>{days === 1 ? say('one_day_left') : say('days_left', { count: days })}</Badge>
}
