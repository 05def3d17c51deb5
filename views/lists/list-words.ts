import { lists as en } from '../../src/i18n/en/lists.ts'
import { type Say, speaker } from '../../src/i18n/index.ts'
import { lists as vi } from '../../src/i18n/vi/lists.ts'
import { useLanguage } from '../words.tsx'

const speakers = { vi: speaker(vi), en: speaker<typeof vi>(en) }

export function useListWords(): Say<typeof vi> {
  return speakers[useLanguage()]
}
