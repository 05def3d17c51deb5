import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Names with their values, one per line. */
export function Facts({ facts, className = 'facts' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
