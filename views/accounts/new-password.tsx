import { useEffect, useId, useRef, useState } from 'react'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { isPairReady } from '../../src/shared/new-password.ts'
import { brokenRules, type PasswordRule, passwordRules } from '../../src/shared/password-rules.ts'
import { useBook } from '../books.ts'
import { Checklist } from '../parts/checklist.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import type { Steps } from './use-steps.ts'

const rules = Object.keys(passwordRules) as PasswordRule[]

/** The two passwords as typed. They are stored only in their input fields. */
export function usePasswordPair() {
  const [{ password, again }, setPair] = useState({ password: '', again: '' })
  const box = useRef<HTMLDivElement>(null)
  const readFields = () => {
    const [first, second] = box.current?.querySelectorAll('input') ?? []
    setPair({ password: first?.value ?? '', again: second?.value ?? '' })
  }
  // The fields may have been filled before hydration.
  useEffect(readFields, [])
  return { password, again, box, readFields, ready: isPairReady(password, again) }
}

type Props = {
  steps: Steps
  pair: ReturnType<typeof usePasswordPair>
  name: string
  label: string
  againLabel: string
}

/** The new password and its repetition, with the rules ticked off during typing. */
export function NewPassword({ steps, pair, name, label, againLabel }: Props) {
  const say = useBook(accountWords)
  const list = useId()
  const [left, setLeft] = useState(false)
  const { password, again } = pair
  const met = password !== '' && brokenRules(password).length === 0
  const differs = left && again !== '' && again !== password
  const mended = again !== '' && again === password
  const wrong = steps.error(name)
  const items = rules.map(rule => ({ label: say(`rules.${rule}`), met: passwordRules[rule](password) }))
  return (
    <div className="form" ref={pair.box} onChange={pair.readFields}>
      <div className="new-password">
        <PasswordField
          label={label}
          name={name}
          autoComplete="new-password"
          required
          describedBy={list}
          error={met && wrong === say('password_too_weak') ? undefined : wrong}
        />
        <p className="new-password-rules" id={`${list}-heading`}>
          {say('rules.heading')}
        </p>
        <Checklist items={items} id={list} label={say('rules.heading')} />
      </div>
      <PasswordField
        label={againLabel}
        name="xac_nhan"
        autoComplete="new-password"
        required
        onBlur={() => setLeft(true)}
        error={differs ? say('password_mismatch') : mended ? undefined : steps.error('xac_nhan')}
      />
    </div>
  )
}
