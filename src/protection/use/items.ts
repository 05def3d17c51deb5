import type { TargetKind } from '../../shared/rules/policy.ts'
import { isTarget } from '../../shared/rules/read-rules.ts'

/** For how long a site or an app was used; what is not among the longest is one item of the kind `rest`, without a name. */
export interface Item {
  kind: TargetKind | 'rest'
  name: string
  seconds: number
}

/** A site or an app in use, or refused, in a minute of an hour; never a full address. */
export interface Visit {
  minute: number
  kind: string
  name: string
  seconds: number
  blocked?: true
}

/** Null for what is no item. */
export function readItem(sent: unknown, { seconds: most }: { seconds: number }): Item | null {
  const { kind, name, seconds } = Object(sent) as Record<string, unknown>
  const isItem = isTarget(kind, name) && isWhole(seconds, most)
  return isItem ? { kind: kind as TargetKind, name: name as string, seconds: seconds as number } : null
}

export function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
}
