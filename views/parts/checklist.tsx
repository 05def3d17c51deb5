import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'

type Props = { items: readonly { label: string; met: boolean }[]; id?: string; label?: string }

/** Rules that are ticked off during typing. Give its `id` to the field as `describedBy`. */
export function Checklist({ items, id, label }: Props) {
  const say = useWords()
  return (
    <ul className="plain checklist" id={id} aria-label={label}>
      {items.map(item => (
        <li key={item.label} className={item.met ? 'checklist-met' : undefined}>
          <span className="checklist-mark">{item.met && <Icon name="check" size={16} />}</span>
          <span>
            {item.label}
            <span className="unseen"> ({say(item.met ? 'parts.met' : 'parts.unmet')})</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
