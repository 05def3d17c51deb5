import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  large?: boolean
  wide?: boolean
  icon?: IconName
}

type Props = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { busy?: boolean }

export function Button({ kind, large, wide, icon, busy, children, onClick, type = 'button', ...rest }: Props) {
  const say = useWords()
  // A busy button is not `disabled`, so that it keeps the focus; a second press is ignored.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click arrives before the button is rendered as busy.
    const again = type === 'submit' && event.detail > 1
    if (busy || again) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, large, wide })}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <ButtonWords icon={icon}>{children}</ButtonWords>
      {busy && <Spinner />}
      {busy && <span className="unseen">{say('parts.busy')}</span>}
    </button>
  )
}

export function buttonClass({ kind = 'primary', large, wide }: ButtonLook): string {
  return classes('button', `button-${kind}`, large && 'button-large', wide && 'button-wide')
}

export function ButtonWords({ icon, children }: { icon?: IconName; children: React.ReactNode }) {
  return (
    <span className="button-words">
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
