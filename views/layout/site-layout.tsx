import type { ReactNode } from 'react'
import { useOnAccountPath } from './account-paths.ts'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { SlimFooter } from './slim-footer.tsx'
import type { User } from './user.ts'

export function SiteLayout({ user, children }: { user: User | null; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <NavBar user={user} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {useOnAccountPath() ? <SlimFooter /> : <Footer user={user} />}
    </>
  )
}
