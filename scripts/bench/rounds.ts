import { median } from './median.ts'
import type { Line } from './table.ts'

/** What each side did in a second. */
interface Round {
  ours: number
  bare: number
}

/** Measures both sides in alternating rounds, after one that warms up. */
export async function alternate(
  count: number,
  measure: { ours: () => Promise<number>; bare: () => Promise<number> },
): Promise<Round[]> {
  const measured: Round[] = []
  for (let round = 0; round <= count; round++) measured.push({ ours: await measure.ours(), bare: await measure.bare() })
  return measured.slice(1)
}

/** The line of the table for these rounds. */
export function lineOf(rounds: Round[], about: { name: string; least: number; refused: number }): Line {
  return {
    ...about,
    ours: median(rounds.map(({ ours }) => ours)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: median(rounds.map(({ ours, bare }) => ours / bare)),
  }
}

/** How many of these are done in a second, so many at once. What is refused does not count. */
export async function rateOf<T>(all: T[], atOnce: number, isDone: (each: T) => Promise<boolean>): Promise<number> {
  const began = performance.now()
  const waiting = [...all]
  let done = 0
  const work = async () => {
    while (waiting.length > 0) if (await isDone(waiting.pop()!)) done++
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (done / (performance.now() - began)) * 1000
}
