import { type ReactNode, useContext } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { addressWith, Depth, openedIn } from './opened.ts'

/** Closes the dialog that it stands in: a link, so that it works before JavaScript arrives. */
export function CloseLink({ close, children }: { close: () => void; children: ReactNode }) {
  const [search] = useSearchParams()
  const depth = useContext(Depth)
  return (
    <Link
      className={buttonClass({ kind: 'quiet' })}
      to={addressWith(search, openedIn(search).slice(0, depth - 1))}
      preventScrollReset
      onClick={event => {
        event.preventDefault()
        close()
      }}
    >
      <ButtonWords>{children}</ButtonWords>
    </Link>
  )
}
