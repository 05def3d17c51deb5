import type { Terminal } from '../vnpay/index.ts'
import type { Payable } from './checks.ts'

export interface Transaction extends Omit<Payable, 'returnUrl'> {
  terminal: Terminal
  transactionNo: string
  status: string
  payDate: string
  /** What went back, and of which number, oldest first. */
  refunds: { amount: number; type: string; at: Date; of: string }[]
  /** The numbers of further payments of the same order. */
  again: string[]
}

const knownAtMost = 1_000

/** What went back of the payment with this number. */
export function goneOf({ refunds }: Transaction, number: string): number {
  return refunds.filter(({ of }) => of === number).reduce((sum, { amount }) => sum + amount, 0)
}

/** Keeps the newest. */
export function remember<K, V>(known: Map<K, V> | Set<K>, key: K, value?: V): void {
  if (known instanceof Map) known.set(key, value as V)
  else known.add(key)
  if (known.size > knownAtMost) known.delete(known.keys().next().value as K)
}
