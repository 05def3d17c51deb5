import { Copyright } from './copyright.tsx'
import { HotlineLink } from './hotline-link.tsx'
import { LegalLinks } from './legal-links.tsx'

/** Under a form: only what somebody may want to read before they send it, and whom to call. */
export function SlimFooter() {
  return (
    <footer className="footer">
      <div className="footer-slim-row">
        <Copyright />
        <HotlineLink />
        <LegalLinks />
      </div>
    </footer>
  )
}
