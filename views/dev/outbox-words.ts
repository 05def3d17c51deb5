import { devOutbox as en } from '../../src/i18n/en/dev-outbox.ts'
import { type Say, speaker } from '../../src/i18n/index.ts'
import { devOutbox as vi } from '../../src/i18n/vi/dev-outbox.ts'
import { useLanguage } from '../words.tsx'

const speakers = { vi: speaker(vi), en: speaker<typeof vi>(en) }

export function useOutboxWords(): Say<typeof vi> {
  return speakers[useLanguage()]
}
