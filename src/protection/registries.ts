import { failOnFields } from '../kernel/failure.ts'

interface Naming {
  kind: string
  name?: string
  block?: boolean
  minutes?: number
}

/** Where anybody may have a name below `.vn`: the second levels of its registry. */
const open = new Set(
  ['com', 'net', 'org', 'name', 'info', 'biz', 'health', 'pro', 'int', 'ac', 'id', 'io', 'ai'].map(of => `${of}.vn`),
)
/** Only schools and authorities have names below these. */
const closed = new Set(['edu.vn', 'gov.vn'])

/** A rule, a gift or a wish about one of these is about every site below it. Schools and authorities may all be allowed. */
export function failIfRegistry(field: string, named: readonly Naming[]): void {
  if (named.some(isOfRegistry)) failOnFields({ [field]: 'too_many_sites' })
}

function isOfRegistry({ kind, name = '', block, minutes }: Naming): boolean {
  if (kind !== 'site') return false
  return open.has(name) || (closed.has(name) && (block === true || minutes !== undefined))
}
