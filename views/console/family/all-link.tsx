import { Link } from 'react-router'
import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import type { Pagination } from '../../../src/kernel/pagination.ts'
import { formatCount } from '../../../src/shared/counts.ts'
import { useBook } from '../../books.ts'
import { useLanguage } from '../../words.tsx'

type Counted = Pick<Pagination, 'total' | 'totalIsMinimum'> & { shown: number }

/** Leads from the newest rows to the whole list; absent if they are all. */
export function AllLink({ to, of: { shown, total, totalIsMinimum } }: { to: string; of: Counted }) {
  const say = useBook(parentPageWords)
  const language = useLanguage()
  if (total <= shown) return null
  return <Link to={to}>{totalIsMinimum ? say('all') : say('all_of', { count: formatCount(total, language) })}</Link>
}
