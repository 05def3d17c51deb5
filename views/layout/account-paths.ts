import { useLocation } from 'react-router'

const accountPaths = ['/login', '/register', '/reset-password', '/change-password']

/** Whether this is a page with a single account form, which shows no contact widget and a smaller footer. */
export function useOnAccountPath(): boolean {
  const { pathname } = useLocation()
  return accountPaths.some(path => pathname.startsWith(path))
}
