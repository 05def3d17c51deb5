import type { Field } from '../../src/shared/fields.ts'
import { proof } from './proof.ts'

/** Tells of one field after another whether none before it was declared the same. In a proof all are tried. */
export function firstOfKind(): (field: Field) => boolean {
  const seen = new Set<string>()
  return ({ schema, tidy, rule }) => {
    const kind = `${JSON.stringify(schema)} ${tidy} ${rule}`
    const isFirst = !seen.has(kind)
    seen.add(kind)
    return proof || isFirst
  }
}
