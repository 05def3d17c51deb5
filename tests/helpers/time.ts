import type { TestApp } from './app.ts'

/** Just after the next midnight (UTC), where every window of every limit begins, so no test crosses the end of one. */
const start = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 1_000

export const minute = 60
export const hour = 3_600
export const day = 86_400

/** Sets the product's clock to `start`; the returned function moves it to so many seconds after that. */
export function timed({ services }: TestApp): (seconds: number) => void {
  const at = (seconds: number) => services.clock.set(new Date(start + seconds * 1000))
  at(0)
  return at
}
