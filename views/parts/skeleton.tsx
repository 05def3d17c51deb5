const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Holds the place of up to eight lines of text. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {keys.slice(0, lines).map(key => (
        <span key={key} />
      ))}
    </div>
  )
}
