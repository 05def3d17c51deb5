import type { ChildToday } from './read-family.ts'

export type MachineState = 'green' | 'waiting' | 'problem' | 'silent' | 'removed' | 'none'

/** What a machine proves of itself; one that was never paired proves nothing. */
interface Proof {
  state: MachineState
  last_seen: string | null
  checks: { name: string; ok: boolean; at: string }[]
}

export type Machine = ChildToday['devices'][number] & Partial<Proof>

export function isPaired({ state = 'none' }: Machine): boolean {
  return state !== 'none'
}
