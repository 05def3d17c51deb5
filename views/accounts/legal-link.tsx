import { Link } from 'react-router'
import { useWords } from '../words.tsx'

/** Opens in a new tab, so that what was typed into the form is not lost. */
export function LegalLink({ to, children }: { to: string; children: string }) {
  const say = useWords()
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="unseen"> {say('layout.newTab')}</span>
    </Link>
  )
}
