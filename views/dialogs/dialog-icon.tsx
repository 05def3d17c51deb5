import { classes } from '../parts/classes.ts'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { DialogLink } from './dialog-link.tsx'
import type { Opened } from './opened.ts'

type Props = { opens: Opened; icon: IconName; label: string; danger?: boolean }

/** Opens a dialog from the row of a table. */
export function DialogIcon({ opens, icon, label, danger }: Props) {
  return (
    <DialogLink
      opens={opens}
      className={classes('icon-button', danger && 'icon-button-danger')}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </DialogLink>
  )
}
