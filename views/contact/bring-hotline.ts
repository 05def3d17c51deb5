import { hotlineWords } from '../../src/i18n/hotline.ts'
import type { Language } from '../../src/i18n/index.ts'
import { loadBook } from '../books.ts'
import { HotlineDialog } from './hotline-dialog.tsx'

/** Fetches the hotline dialog and its words. */
export async function bringHotline(language: Language): Promise<typeof HotlineDialog> {
  await loadBook(hotlineWords, language)
  return HotlineDialog
}
