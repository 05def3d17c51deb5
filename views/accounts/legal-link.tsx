import { Link } from 'react-router'
import { useWords } from '../words.tsx'

/** Opens beside the form, which keeps what was typed. */
export function LegalLink({ to, children }: { to: string; children: string }) {
  const say = useWords()
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="unseen"> {say('layout.newTab')}</span>
    </Link>
  )
}
