import { consoleWords as en } from '../../src/i18n/en/console.ts'
import { type Say, speaker } from '../../src/i18n/index.ts'
import { consoleWords as vi } from '../../src/i18n/vi/console.ts'
import { useLanguage } from '../words.tsx'

const speakers = { vi: speaker(vi), en: speaker<typeof vi>(en) }

export function useConsoleWords(): Say<typeof vi> {
  return speakers[useLanguage()]
}
