import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'

/** A native `<details>`, which opens and closes without JavaScript. */
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
