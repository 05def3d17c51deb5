import { accounts as accountsEn } from '../../src/i18n/en/accounts.ts'
import { faults as faultsEn } from '../../src/i18n/en/faults.ts'
import { passwords as passwordsEn } from '../../src/i18n/en/passwords.ts'
import { registration as registrationEn } from '../../src/i18n/en/registration.ts'
import { type Say, speaker } from '../../src/i18n/index.ts'
import { accounts as accountsVi } from '../../src/i18n/vi/accounts.ts'
import { faults as faultsVi } from '../../src/i18n/vi/faults.ts'
import { passwords as passwordsVi } from '../../src/i18n/vi/passwords.ts'
import { registration as registrationVi } from '../../src/i18n/vi/registration.ts'
import type { Outcome } from '../data.ts'
import { useLanguage } from '../words.tsx'

const vi = { ...faultsVi, ...accountsVi, ...passwordsVi, ...registrationVi }
const en: typeof vi = { ...faultsEn, ...accountsEn, ...passwordsEn, ...registrationEn }
const speakers = { vi: speaker(vi), en: speaker(en) }

/** The words of the account pages, which load with those pages and not with the home page. */
export function useAccountWords(): Say<typeof vi> {
  return speakers[useLanguage()]
}

/** What to say under each field of a form that was sent. */
export function useFieldErrors(outcome: Pick<Outcome, 'fields' | 'faults'> | undefined) {
  const say = useAccountWords()
  return (name: string): string | undefined => {
    const fault = outcome?.faults?.[name]
    return outcome?.fields?.[name] ?? (fault && say(fault))
  }
}
