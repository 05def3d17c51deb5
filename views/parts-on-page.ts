import { type ComponentType, createContext, Suspense, type SuspenseProps } from 'react'
import type { Language } from '../src/i18n/index.ts'

/** Fetches the script and the words of a part, once. */
export type Bring = (language: Language) => Promise<void>

/** What is around each part. The server replaces it where it looks for what a part threw. */
export const PartBoundary = createContext<ComponentType<SuspenseProps> | typeof Suspense>(Suspense)

export const allParts = new Set<Bring>()
/** The parts of the current page whose scripts had not arrived when it was shown. */
export const partsOnPage = new Set<Bring>()

/** Fetches all parts, for the server, which renders every part. */
export async function bringAllParts(language: Language): Promise<void> {
  // A part may register further parts, which join the set during this loop.
  for (const bring of allParts) await bring(language)
}

/** Fetches the parts of the page before its language changes, because React can only re-render loaded parts. */
export async function bringPartsOnPage(language: Language): Promise<void> {
  await Promise.all([...partsOnPage].map(bring => bring(language)))
}
