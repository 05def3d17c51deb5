import type { Summary } from './summary.ts'

/** Fetches missing translations in the background. Until one is there, the original text is shown. */
export interface Translator {
  /** Translates one batch, unless a batch runs already, here or in another process. */
  run: () => Promise<Summary>
  /** Starts a batch in the background. */
  wake: () => void
  stop: () => Promise<void>
}
