import type { Language } from '../../src/i18n/index.ts'
import { HotlineDialog } from './hotline-dialog.tsx'
import { hotlineBook } from './hotline-words.ts'

/** Fetches the hotline dialog and its words. */
export async function bringHotline(language: Language): Promise<typeof HotlineDialog> {
  await hotlineBook.load(language)
  return HotlineDialog
}
