import type { TestApp } from './app.ts'

/** The midnight (UTC) that comes next: every window of every limit begins there, so that no test runs over the end of one. */
const start = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 1_000

export const minute = 60
export const hour = 3_600
export const day = 86_400

/** Stops at a good moment to begin; what is given moves the product's clock to so many seconds after it. */
export function timed({ services }: TestApp): (seconds: number) => void {
  const at = (seconds: number) => services.clock.set(new Date(start + seconds * 1000))
  at(0)
  return at
}
