import type { TargetKind } from '../../shared/rules/policy.ts'
import { isTarget } from '../../shared/rules/read-rules.ts'
import { nameOf } from '../../shared/rules/targets.ts'

/** For how long a site or an app was used; what is not among the longest is one item of the kind `rest`, without a name. */
export interface Item {
  kind: TargetKind | 'rest'
  name: string
  seconds: number
}

/** Null if it is not an item of use. */
export function readItem(sent: unknown, { seconds: most }: { seconds: number }): Item | null {
  const { kind, name, seconds } = Object(sent) as Record<string, unknown>
  if (!isTarget(kind, name) || !isWhole(seconds, most)) return null
  return { kind: kind as TargetKind, name: nameOf(kind as TargetKind, name as string), seconds }
}

export function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
}
