import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { Scene } from '../pictures/scene.tsx'

/** The frame of the pages for logging in, registering and changing a password. */
export function AccountCard({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <div className="account-page">
      <div className="account-sky">
        <Scene first name="sky" home={useHref('/')} />
      </div>
      <section className="account-card" aria-labelledby="account-heading">
        <h1 id="account-heading">{heading}</h1>
        <p className="account-lead">{lead}</p>
        {children}
      </section>
    </div>
  )
}
