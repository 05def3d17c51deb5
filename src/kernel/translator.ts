import type { Summary } from './summary.ts'

/** Fetches the translations that are missing. Nobody waits for them: until one is there, the original is shown. */
export interface Translator {
  /** One batch. Does nothing if a batch runs already, here or in another process. */
  run: () => Promise<Summary>
  /** A batch in the background. */
  wake: () => void
  stop: () => Promise<void>
}
