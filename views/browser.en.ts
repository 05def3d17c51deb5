import { pages } from '../src/i18n/en/pages.ts'
import { takeOver } from './browser.tsx'

await takeOver('en', pages)
