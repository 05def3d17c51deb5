import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { classes } from './classes.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }

export function IconButton({ icon, label, className, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={classes('icon-button', className)} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}
