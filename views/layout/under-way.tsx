import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'
import { useWords } from '../words.tsx'

/** Shorter waits seem immediate, and a bar that flashes would only distract. */
const millisecondsBefore = 150

/**
 * Shows, also to screen readers, that the next page or the answer to a form is loading. Asks the router itself, because
 * React holds `useNavigation` back until the later parts of the page are there, which is late on a slow network.
 */
export function UnderWay() {
  const say = useWords()
  const { router } = useContext(UNSAFE_DataRouterContext)!
  const state = useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state,
    () => 'idle',
  )
  const [slow, setSlow] = useState(false)
  const idle = state === 'idle'

  useEffect(() => {
    if (idle) return
    const timer = setTimeout(setSlow, millisecondsBefore, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [idle])

  return (
    <div className="under-way" role="status">
      {slow && <span className="unseen">{say(state === 'submitting' ? 'parts.busy' : 'parts.loading')}</span>}
    </div>
  )
}
