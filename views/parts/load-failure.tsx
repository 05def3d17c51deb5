import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { LinkButton } from './link-button.tsx'
import { Notice } from './notice.tsx'
import { Waiting } from './spinner.tsx'

type Props = {
  /** What could not be loaded. */
  children: ReactNode
  again: string
  /** Said while it is loaded again. */
  loading: string
}

/** In place of what a page could not load, with a link that loads the page again. */
export function LoadFailure({ children, again, loading }: Props) {
  if (useNavigation().state === 'loading') return <Waiting label={loading} />
  return (
    <Notice
      tone="danger"
      live
      action={
        <LinkButton kind="secondary" icon="refresh" to="." replace>
          {again}
        </LinkButton>
      }
    >
      {children}
    </Notice>
  )
}
