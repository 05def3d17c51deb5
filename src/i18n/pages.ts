import { words } from './index.ts'
import { layout } from './layout.ts'
import { parts } from './parts.ts'
import { site } from './site.ts'

/** The words that every visitor's bundle carries, in one language. */
export const pages = words({ ...parts, ...layout, ...site })
