import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'

/** Opens and closes by itself, JavaScript or not. */
export function Panel({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="panel" open={open}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="panel-body">{children}</div>
    </details>
  )
}
