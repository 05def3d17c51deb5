import { Link } from 'react-router'
import { useWords } from '../words.tsx'

export function LegalLinks() {
  const say = useWords()
  return (
    <ul>
      <li>
        <Link to="/terms">{say('title.terms')}</Link>
      </li>
      <li>
        <Link to="/privacy">{say('title.privacy')}</Link>
      </li>
    </ul>
  )
}
