import { Copyright } from './copyright.tsx'
import { HotlineLink } from './hotline-link.tsx'
import { LegalLinks } from './legal-links.tsx'

/** The footer below an account form: links to the terms and privacy pages, and the hotline. */
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
