import { monitorEventLoopDelay } from 'node:perf_hooks'

/** In ms. */
const resolution = 10
const delayAtMost = 200
const sampleEvery = 500
/** Windows: as long as operators wait from one reading to the next. */
const remembered = 30

interface LoopWatch {
  /** Whether the event loop has been late recently. */
  isSlow: () => boolean
  /** In seconds, the worst window of those remembered. */
  worst: () => number
}

let watched: LoopWatch | null = null

/** Watches the event loop once, however many apps a process makes: a watch never ends. */
export function watchLoop(): LoopWatch {
  watched ??= watch()
  return watched
}

/** Slow means late in two windows in a row: one long pause is soon over and no reason to refuse requests. */
function watch(): LoopWatch {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  const windows: number[] = []
  let wasLate = false
  let slow = false
  setInterval(() => {
    const late = delay.percentile(99) / 1e6
    const isLate = late > delayAtMost
    slow = isLate && wasLate
    wasLate = isLate
    windows.push(late)
    if (windows.length > remembered) windows.shift()
    delay.reset()
  }, sampleEvery).unref()
  return {
    isSlow: () => slow,
    // what is measured holds the pause between two looks
    worst: () => Math.max(0, ...windows.map(late => late - resolution)) / 1_000,
  }
}
