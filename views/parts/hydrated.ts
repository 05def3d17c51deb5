import { useSyncExternalStore } from 'react'

/** False on the server and in the first render of the browser. For elements that work only with JavaScript. */
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
