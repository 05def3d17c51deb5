import type { Cleanup } from '../kernel/cleanup.ts'
import { keepTranslations } from '../translation/index.ts'
import { textsOf } from './store.ts'

export const cleanup: Cleanup = {
  translations: async (db, now) => keepTranslations(db, await textsOf(db), now),
}
