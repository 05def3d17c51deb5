import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { addressWith, openedIn } from './opened.ts'

/** Closes the open dialogs from a depth on: goes back if the last one was opened by a link, else replaces the address. */
export function useClosing(): (depth: number) => void {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return depth => {
    const opened = openedIn(search)
    if (depth === opened.length - 1 && state?.opened) navigate(-1)
    else navigate(addressWith(search, opened.slice(0, depth)), { replace: true, preventScrollReset: true })
  }
}
