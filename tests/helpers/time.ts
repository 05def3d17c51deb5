import type { TestApp } from './app.ts'

/** Just after the next midnight (UTC), where every window of every limit begins, so no test crosses the end of one. */
const start = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 1_000

export const minute = 60
export const hour = 3_600
export const day = 86_400

/** Stops the product's clock at `start`; the returned function moves it to so many seconds after that. */
export function timed({ services }: TestApp): (seconds: number) => void {
  const at = (seconds: number) => {
    const moment = start + seconds * 1000
    // a clock that runs on would make results depend on how busy the machine is
    services.clock.now = () => new Date(moment)
  }
  at(0)
  return at
}
