import { Badge } from '../parts/badge.tsx'
import { usePackageWords } from './package-words.ts'
import type { Package } from './packages.ts'

export function TypeBadge({ type }: { type: Package['loai_goi'] }) {
  const say = usePackageWords()
  return <Badge tone={type === 'TRA_PHI' ? 'info' : 'success'}>{say(`package.${type}`)}</Badge>
}
