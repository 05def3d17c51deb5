import { useContext } from 'react'
import { Link, type LinkProps, useSearchParams } from 'react-router'
import { addressWith, Depth, markOf, type Opened, openedIn } from './opened.ts'

type Props = Omit<LinkProps, 'to'> & { opens: Opened }

/** Opens a dialog above the current one. A link, so that it works without JavaScript and can be shared. */
export function DialogLink({ opens, ...rest }: Props) {
  const [search] = useSearchParams()
  const depth = useContext(Depth)
  return (
    <Link
      {...rest}
      to={addressWith(search, [...openedIn(search).slice(0, depth), opens])}
      state={{ opened: true }}
      preventScrollReset
      data-opens={markOf(opens)}
      aria-haspopup="dialog"
    />
  )
}
