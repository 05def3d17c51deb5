import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { LinkButton } from './link-button.tsx'
import { Notice } from './notice.tsx'
import { Waiting } from './spinner.tsx'

type Props = {
  /** Names what could not be loaded. */
  children: ReactNode
  again: string
  /** The text shown while it is loaded again. */
  loading: string
}

/** Replaces content that could not be loaded, with a link that loads the page again. */
export function LoadFailure({ children, again, loading }: Props) {
  const { search } = useLocation()
  if (useNavigation().state === 'loading') return <Waiting label={loading} />
  return (
    <Notice
      tone="danger"
      live
      action={
        <LinkButton kind="secondary" icon="refresh" to={`.${search}`} replace>
          {again}
        </LinkButton>
      }
    >
      {children}
    </Notice>
  )
}
