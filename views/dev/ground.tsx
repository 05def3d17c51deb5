import { familyWords } from '../../src/i18n/family.ts'
import { useBook } from '../books.ts'
import { Button } from '../parts/button.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { useWords } from '../words.tsx'

const roles = [
  ['paper', 'surface', 'mist', 'line', 'field-line', 'ink', 'ink-soft'],
  ['sky', 'sky-deep', 'sky-tint', 'kite', 'kite-strong', 'kite-tint'],
  ['leaf', 'leaf-tint', 'sun', 'sun-tint', 'rose', 'rose-deep', 'rose-tint'],
  ['night', 'night-soft'],
]

export function ColourParts() {
  return roles.map(row => (
    <ul className="plain row" key={row[0]}>
      {row.map(role => (
        <li key={role} className="dev-swatch">
          <svg viewBox="0 0 96 56" aria-hidden="true">
            <rect x=".5" y=".5" width="95" height="55" rx="10" fill={`var(--${role})`} stroke="var(--line)" />
          </svg>
          {role}
        </li>
      ))}
    </ul>
  ))
}

export function TypeParts() {
  const say = useWords()
  return (
    <>
      <p className="dev-hero">{say('title.home')}</p>
      <h3 className="dev-title">{say('title.about')}: Ễ Ậ Ữ Ằ Ổ ẵ ệ ợ</h3>
      <h3>{say('title.privacy')}</h3>
      <p className="measure">{say('layout.regionNote')}</p>
      <p className="soft">
        {say('layout.regionNote')} <a href="#type">{say('layout.pricing')}</a>.
      </p>
    </>
  )
}

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const

/** Each kind at rest, busy and disabled. */
export function ButtonParts() {
  const say = useBook(familyWords)
  return (
    <>
      {[{}, { busy: true }, { disabled: true }].map(state => (
        <div className="row" key={JSON.stringify(state)}>
          {kinds.map(kind => (
            <Button key={kind} kind={kind} {...state}>
              {say('device.edit')}
            </Button>
          ))}
        </div>
      ))}
      <div className="row">
        <Button large>{say('device.edit')}</Button>
        <Button icon="plus">{say('device.add')}</Button>
        <LinkButton to="/" kind="quiet" icon="arrow-left">
          {say('device.all')}
        </LinkButton>
        <IconButton icon="edit" label={say('device.edit')} />
      </div>
    </>
  )
}
