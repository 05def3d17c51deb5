import type { Test } from 'uvu'

/** Leaves out a test and prints why, because uvu only counts it. */
export function skip(test: Test, name: string, why: string): void {
  test.skip(name, () => {})
  console.log(`   SKIP  "${name}"  ${why}`)
}
