import { type ComponentType, createContext, Suspense, type SuspenseProps } from 'react'
import type { Language } from '../src/i18n/index.ts'

/** Fetches the script and the words of a part, once. */
export type Bring = (language: Language) => Promise<void>

/** What is around each part. The server replaces it where it looks for what a part threw. */
export const PartBoundary = createContext<ComponentType<SuspenseProps> | typeof Suspense>(Suspense)

export const allParts = new Set<Bring>()
/** The parts of the present page whose scripts had not arrived when it was shown. */
export const partsOnPage = new Set<Bring>()

/** On the server, which renders every part. */
export async function bringAllParts(language: Language): Promise<void> {
  // A part may name further ones, which join the set meanwhile.
  for (const bring of allParts) await bring(language)
}

/** Before the page changes its language: React can only change what is there. */
export async function bringPartsOnPage(language: Language): Promise<void> {
  await Promise.all([...partsOnPage].map(bring => bring(language)))
}
