import type { Writer } from '../kernel/endpoint.ts'

/** Has what is missing translated, once the transaction has committed. */
export function wakeAfterCommit({ afterCommit, translator }: Writer): void {
  afterCommit(async () => {
    translator.wake()
    return undefined
  })
}
