import type { ReactNode } from 'react'

type Props = {
  title: string
  heading?: 'h1' | 'h2' | 'p'
  picture?: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** `heading` is the level of its title, if that is the heading of the page. */
export function Empty({ title, heading: Title = 'p', picture, children, action }: Props) {
  return (
    <div className="empty">
      {picture && <div className="empty-picture">{picture}</div>}
      <Title className="empty-title">{title}</Title>
      {children && <div className="empty-text">{children}</div>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  )
}
