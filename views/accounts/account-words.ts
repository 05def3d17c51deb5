import { accounts as accountsEn } from '../../src/i18n/en/accounts.ts'
import { passwords as passwordsEn } from '../../src/i18n/en/passwords.ts'
import { registration as registrationEn } from '../../src/i18n/en/registration.ts'
import { type Say, speaker } from '../../src/i18n/index.ts'
import { accounts as accountsVi } from '../../src/i18n/vi/accounts.ts'
import { passwords as passwordsVi } from '../../src/i18n/vi/passwords.ts'
import { registration as registrationVi } from '../../src/i18n/vi/registration.ts'
import { useLanguage } from '../words.tsx'

const vi = { ...accountsVi, ...passwordsVi, ...registrationVi }
const en: typeof vi = { ...accountsEn, ...passwordsEn, ...registrationEn }
const speakers = { vi: speaker(vi), en: speaker(en) }

/** The words of the account pages, which load with those pages and not with the home page. */
export function useAccountWords(): Say<typeof vi> {
  return speakers[useLanguage()]
}
