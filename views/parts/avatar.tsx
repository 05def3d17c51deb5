/** The first letter of a name. Not read aloud, because the name is beside it. */
export function Avatar({ name }: { name?: string | null }) {
  return (
    <span className="avatar" aria-hidden="true">
      {(Array.from(name?.trim() ?? '')[0] ?? 'U').toUpperCase()}
    </span>
  )
}
