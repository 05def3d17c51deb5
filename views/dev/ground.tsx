import { useState } from 'react'
import { sampleWords } from '../../src/i18n/dev-parts.ts'
import { useBook } from '../books.ts'
import { Button } from '../parts/button.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { LinkButton } from '../parts/link-button.tsx'

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
  const say = useBook(sampleWords)
  return (
    <>
      <p className="dev-hero">{say('typeHero')}</p>
      <h3 className="dev-title">{say('typeTitle')}</h3>
      <h3>{say('typeSmallTitle')}</h3>
      <p className="measure">{say('typeText')}</p>
      <p className="soft">
        {say('typeSoft')} <a href="#type">{say('typeLink')}</a>.
      </p>
    </>
  )
}

export function ButtonParts() {
  const say = useBook(sampleWords)
  const [busy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    setTimeout(setBusy, 2000, false)
  }
  return (
    <>
      <div className="row">
        <Button>{say('save')}</Button>
        <Button kind="secondary">{say('details')}</Button>
        <Button kind="quiet">{say('cancel')}</Button>
        <Button kind="danger">{say('remove')}</Button>
      </div>
      <div className="row">
        <Button large>{say('buy')}</Button>
        <Button kind="secondary" icon="plus">
          {say('addChild')}
        </Button>
        <LinkButton to="/" kind="quiet" icon="arrow-left">
          {say('back')}
        </LinkButton>
        <IconButton icon="edit" label={say('edit')} />
        <IconButton icon="trash" label={say('remove')} danger />
      </div>
      <p className="soft">{say('states')}</p>
      <div className="row">
        <Button busy={busy} onClick={press}>
          {say('press')}
        </Button>
        <Button busy kind="secondary">
          {say('details')}
        </Button>
        <Button disabled>{say('save')}</Button>
        <Button disabled kind="quiet">
          {say('cancel')}
        </Button>
      </div>
    </>
  )
}
