import type { ChildToday } from './read-family.ts'

export type Machine = ChildToday['devices'][number]

export function isPaired({ state }: Machine): boolean {
  return state !== 'none'
}

/** Whether the packages on these machines are all free ones. Without any, what is to come may be a paid one. */
export function isFree(machines: Machine[]): boolean {
  const packages = machines.flatMap(({ loai_goi }) => loai_goi ?? [])
  return packages.length > 0 && !packages.includes('TRA_PHI')
}
