import { devParts as en } from '../../src/i18n/en/dev-parts.ts'
import { type Say, speaker } from '../../src/i18n/index.ts'
import { devParts as vi } from '../../src/i18n/vi/dev-parts.ts'
import { useLanguage } from '../words.tsx'

const samples = { vi: speaker(vi), en: speaker(en as typeof vi) }

export function useSamples(): Say<typeof vi> {
  return samples[useLanguage()]
}
