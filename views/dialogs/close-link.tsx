import { type ReactNode, useContext } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { addressWith, Depth, openedIn } from './opened.ts'

type Props = { close: () => void; kind?: 'quiet' | 'secondary'; children: ReactNode }

/** Closes the dialog around it. A link, so that it works without JavaScript. */
export function CloseLink({ close, kind = 'quiet', children }: Props) {
  const [search] = useSearchParams()
  const depth = useContext(Depth)
  return (
    <Link
      className={buttonClass({ kind })}
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
