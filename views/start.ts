import type { Language } from '../src/i18n/index.ts'
import { takeOver } from './browser.tsx'

await takeOver(document.documentElement.lang as Language)
