import { packageWords } from '../../src/i18n/packages.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import type { Package } from './packages.ts'

export function TypeBadge({ type }: { type: Package['loai_goi'] }) {
  const say = useBook(packageWords)
  return <Badge tone={type === 'TRA_PHI' ? 'info' : 'success'}>{say(`package.${type}`)}</Badge>
}
