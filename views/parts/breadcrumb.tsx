import { Link } from 'react-router'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'

/** The last crumb is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  const say = useWords()
  return (
    <nav className="breadcrumb" aria-label={say('parts.breadcrumb')}>
      <ol className="plain">
        {trail.map(({ label, to }, at) => (
          <li key={label}>
            {at > 0 && <Icon name="chevron-right" size={16} />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
