import { setTimeout as pause } from 'node:timers/promises'

/** Polls until the condition holds; fails if that takes longer than `seconds`. */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; !(await isSo()); await pause(10))
    if (Date.now() > end) throw new Error(`this did not happen within ${seconds} s: ${isSo}`)
}
