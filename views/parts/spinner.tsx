import { useWords } from '../words.tsx'

export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

/** A whole region that is on its way. */
export function Waiting({ label }: { label?: string }) {
  const say = useWords()
  return (
    <div className="waiting" role="status">
      <Spinner />
      {label ?? say('parts.loading')}
    </div>
  )
}
