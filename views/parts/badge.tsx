import type { ReactNode } from 'react'
import type { Tone } from './notice.tsx'

export function Badge({ tone = 'neutral', children }: { tone?: Tone | 'neutral' | 'accent'; children: ReactNode }) {
  return <span className={`badge tone-${tone}`}>{children}</span>
}
