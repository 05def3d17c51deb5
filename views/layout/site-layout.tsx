import type { ReactNode } from 'react'
import { later } from '../later.tsx'
import { useOnAccountPath } from './account-paths.ts'
import { footBook } from './foot-words.ts'
import { NavBar } from './nav-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { SlimFooter } from './slim-footer.tsx'
import type { User } from './user.ts'

const PageFoot = later(async () => (await import('./page-foot.tsx')).PageFoot, [footBook])

export function SiteLayout({ user, children }: { user: User | null; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <NavBar user={user} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {useOnAccountPath() ? <SlimFooter /> : <PageFoot user={user} />}
    </>
  )
}
