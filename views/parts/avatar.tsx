/** The first letter of a name; beside the name it says nothing new, so it is not read. */
export function Avatar({ name }: { name?: string | null }) {
  return (
    <span className="avatar" aria-hidden="true">
      {(Array.from(name?.trim() ?? '')[0] ?? 'U').toUpperCase()}
    </span>
  )
}
