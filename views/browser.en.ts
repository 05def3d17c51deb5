import { pages } from '../src/i18n/en/pages.ts'
import { takeOver } from './browser.tsx'

await takeOver({ language: 'en', words: pages }, async () => {
  const { pages: words } = await import('../src/i18n/vi/pages.ts')
  return { language: 'vi', words }
})
