import type { ReactNode } from 'react'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { classes } from './classes.ts'

/** A list whose lines begin with an icon. */
export function IconLines({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={classes('plain icon-lines', className)}>{children}</ul>
}

type Props = { icon?: IconName | undefined; quiet?: boolean; children: ReactNode }

export function IconLine({ icon = 'check', quiet, children }: Props) {
  return (
    <li className={quiet ? 'icon-line-quiet' : undefined}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </li>
  )
}
