import type { ReactNode } from 'react'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { classes } from './classes.ts'

/** A list whose lines begin with an icon. */
export function IconLines({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={classes('plain icon-lines', className)}>{children}</ul>
}

export function IconLine({ icon = 'check', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </li>
  )
}
