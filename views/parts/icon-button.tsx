import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { classes } from './classes.ts'

export function IconButton({
  icon,
  label,
  danger,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string; danger?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classes('icon-button', danger && 'icon-button-danger', className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}
