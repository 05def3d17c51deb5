import type { ReactNode } from 'react'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' }

type Props = {
  tone?: Tone
  title?: string
  children?: ReactNode
  action?: ReactNode
  onClose?: () => void
  /** Read aloud when it appears. */
  live?: boolean
}

export function Notice({ tone = 'info', title, children, action, onClose, live }: Props) {
  const say = useWords()
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={classes('notice', `tone-${tone}`)}>
      <Icon name={icons[tone]} />
      <div>
        <div role={role}>
          {title && <p className="notice-title">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className="notice-action">{action}</div>}
      </div>
      {onClose && <IconButton icon="x" label={say('parts.close')} onClick={onClose} />}
    </div>
  )
}
