import { useWords } from '../words.tsx'

export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

/** A region that is still loading. */
export function Waiting({ label }: { label?: string }) {
  const say = useWords()
  return (
    <div className="waiting" role="status">
      <Spinner />
      {label ?? say('parts.loading')}
    </div>
  )
}
