import { useLocation } from 'react-router'

const accountPaths = ['/login', '/register', '/reset-password', '/change-password']

/** Whether this is one of the pages whose one form nothing should draw the eye from. */
export function useOnAccountPath(): boolean {
  const { pathname } = useLocation()
  return accountPaths.some(path => pathname.startsWith(path))
}
