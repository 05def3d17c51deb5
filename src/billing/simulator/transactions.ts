import type { Terminal } from '../vnpay/index.ts'
import type { Payable } from './checks.ts'

export interface Transaction extends Omit<Payable, 'returnUrl'> {
  terminal: Terminal
  transactionNo: string
  status: string
  payDate: string
  /** What went back, and of which number, oldest first; the bank refused some after that. */
  refunds: { amount: number; type: string; at: Date; of: string; refused?: true }[]
  /** The numbers of further payments of the same order. */
  again: string[]
}

const knownAtMost = 1_000
const day = 86_400_000

/** What went back of the payment with this number. */
export function goneOf({ refunds }: Transaction, number: string): number {
  return refunds.filter(({ of, refused }) => of === number && !refused).reduce((sum, { amount }) => sum + amount, 0)
}

/** What a query says of a refund: accepted, then at the bank, then arrived or refused. */
export function statusOf({ at, refused }: Transaction['refunds'][number], now: Date): '05' | '06' | '00' | '09' {
  const days = (now.getTime() - at.getTime()) / day
  if (refused) return '09'
  return days < 1 ? '05' : days < 3 ? '06' : '00'
}

/** Adds to what is known, and forgets the oldest beyond the limit. */
export function remember<K, V>(known: Map<K, V> | Set<K>, key: K, value?: V): void {
  if (known instanceof Map) known.set(key, value as V)
  else known.add(key)
  if (known.size > knownAtMost) known.delete(known.keys().next().value as K)
}
