import { pages } from '../src/i18n/vi/pages.ts'
import { takeOver } from './browser.tsx'

await takeOver({ language: 'vi', words: pages }, async () => {
  const { pages: words } = await import('../src/i18n/en/pages.ts')
  return { language: 'en', words }
})
