import { pages } from '../src/i18n/vi/pages.ts'
import { takeOver } from './browser.tsx'

await takeOver('vi', pages)
