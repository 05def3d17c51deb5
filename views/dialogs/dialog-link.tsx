import { useContext } from 'react'
import { Link, type LinkProps, useLocation, useSearchParams } from 'react-router'
import { addressWith, Depth, markOf, type Opened, openedIn } from './opened.ts'

type Props = Omit<LinkProps, 'to'> & { opens: Opened }

/** Opens a dialog above the current one. A link, so that it works without JavaScript and can be shared. */
export function DialogLink({ opens, ...rest }: Props) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const depth = useContext(Depth)
  // Beside the page, a dialog may take the place of another: closing it then leads back to the page.
  const replaces = openedIn(search).length > depth
  return (
    <Link
      {...rest}
      to={addressWith(search, [...openedIn(search).slice(0, depth), opens])}
      replace={replaces}
      state={replaces ? state : { opened: true }}
      preventScrollReset
      data-opens={markOf(opens)}
      aria-haspopup="dialog"
    />
  )
}
