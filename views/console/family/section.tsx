import type { ReactNode } from 'react'

type Props = { name: string; heading: string; actions?: ReactNode; children: ReactNode }

/** A part of the page with its heading; `name` is its place in the address. */
export function Section({ name, heading, actions, children }: Props) {
  return (
    <section className="card family-part" aria-labelledby={name}>
      <div className="family-head">
        <h2 id={name}>{heading}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
