import { book } from '../books.ts'
import type { Outcome } from '../data.ts'

export const accountBook = book({
  vi: async () => (await import('../../src/i18n/vi/account-pages.ts')).accountPages,
  en: async () => (await import('../../src/i18n/en/account-pages.ts')).accountPages,
})

export const useAccountWords = accountBook.use

/** What to say under each field of a form that was sent. */
export function useFieldErrors(outcome: Pick<Outcome, 'fields' | 'faults'> | undefined) {
  const say = useAccountWords()
  return (name: string): string | undefined => {
    const fault = outcome?.faults?.[name]
    return outcome?.fields?.[name] ?? (fault && say(fault))
  }
}
