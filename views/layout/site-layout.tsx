import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { footWords } from '../../src/i18n/foot.ts'
import { later } from '../later.tsx'
import { useOnAccountPath } from './account-paths.ts'
import { NavBar } from './nav-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { SlimFooter } from './slim-footer.tsx'
import type { User } from './user.ts'

const LateFooter = later(async () => (await import('./footer.tsx')).Footer, [footWords], {
  dependsOn: ({ user }) => !user,
})
const ContactWidget = later(async () => (await import('../contact/contact-widget.tsx')).ContactWidget, [footWords], {
  soon: true,
  dependsOn: () => null,
})

export function SiteLayout({ user, children }: { user: User | null; children: ReactNode }) {
  // on a phone it would cover what is pressed there every evening
  const inPortal = /^\/user(\/|$)/.test(useLocation().pathname)
  return (
    <>
      <SkipLink />
      <NavBar user={user} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {useOnAccountPath() ? (
        <SlimFooter />
      ) : (
        <>
          <LateFooter user={user} />
          {!inPortal && <ContactWidget />}
        </>
      )}
    </>
  )
}
