import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import type { User } from './user.ts'

export function SiteLayout({ user, children }: { user: User | null; children: ReactNode }) {
  const say = useWords()
  return (
    <>
      <a className="skip-link" href="#main">
        {say('layout.skip')}
      </a>
      <NavBar user={user} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer user={user} />
    </>
  )
}
