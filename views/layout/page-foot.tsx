import { ContactWidget } from '../contact/contact-widget.tsx'
import { Footer } from './footer.tsx'
import type { User } from './user.ts'

/** What no page begins with: the footer, and the buttons that float above the page. */
export function PageFoot({ user }: { user: User | null }) {
  return (
    <>
      <Footer user={user} />
      <ContactWidget />
    </>
  )
}
