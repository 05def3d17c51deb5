import { useLocation } from 'react-router'

/** What is chosen, and the page to come back to without JavaScript. */
export function Kept({ viec, back }: { viec: string; back?: string }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <input type="hidden" name="viec" value={viec} />
      <input type="hidden" name="back" value={back ?? pathname + search} />
    </>
  )
}
