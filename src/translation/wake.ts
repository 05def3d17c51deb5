import type { Writer } from '../kernel/given.ts'

/** Starts the translator after the commit. */
export function wakeAfterCommit({ afterCommit, translator }: Writer): void {
  afterCommit(async () => {
    translator.wake()
    return undefined
  })
}
