import { Link } from 'react-router'
import { Logo } from '../pictures/mark.tsx'
import { useWords } from '../words.tsx'

export function ConsoleLogo() {
  const say = useWords()
  return (
    <Link to="/admin" className="console-logo">
      <Logo /> <span className="console-place">{say('title.admin')}</span>
    </Link>
  )
}
