import type { ReactNode } from 'react'
import { Mark } from '../pictures/mark.tsx'

/** The one frame of signing in, registering and changing a password. */
export function AccountCard({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <div className="account-page">
      <section className="account-card" aria-labelledby="account-heading">
        <Mark size={40} />
        <h1 id="account-heading">{heading}</h1>
        <p className="account-lead">{lead}</p>
        {children}
      </section>
    </div>
  )
}
