import { accountWords } from '../../src/i18n/account-pages.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'

/** What to say under each field of a form that was sent. */
export function useFieldErrors(outcome: Pick<Outcome, 'fields' | 'faults'> | undefined) {
  const say = useBook(accountWords)
  return (name: string): string | undefined => {
    const fault = outcome?.faults?.[name]
    return outcome?.fields?.[name] ?? (fault && say(fault))
  }
}
