type Detail = Record<string, unknown>

/** What an entry recorded: each field with its value, or with the one before and the one after. */
export function AuditDetail({ detail }: { detail: Detail }) {
  const { before, after, ...rest } = detail as { before?: Detail | null; after?: Detail | null } & Detail
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0 && Object.keys(rest).length === 0) return '–'
  return (
    <dl className="audit-detail">
      {names.map(name => (
        <Entry key={name} name={name}>
          {before && <del>{written(before[name])}</del>}
          {before && after && ' → '}
          {after && <ins>{written(after[name])}</ins>}
        </Entry>
      ))}
      {Object.entries(rest).map(([name, value]) => (
        <Entry key={name} name={name}>
          {written(value)}
        </Entry>
      ))}
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
