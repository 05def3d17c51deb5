import { useSyncExternalStore } from 'react'

/** False on the server and in the first render of the browser: for what only JavaScript can work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}
