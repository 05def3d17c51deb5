import type { ReactNode } from 'react'

type Props = { title: string; picture?: ReactNode; children?: ReactNode; action?: ReactNode }

export function Empty({ title, picture, children, action }: Props) {
  return (
    <div className="empty">
      {picture && <div className="empty-picture">{picture}</div>}
      <p className="empty-title">{title}</p>
      {children && <div className="empty-text">{children}</div>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  )
}
