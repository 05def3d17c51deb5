import * as assert from 'uvu/assert'
import { median } from '../../scripts/bench/median.ts'
import type { TestApp } from './app.ts'
import { cpuTime } from './cpu-time.ts'
import { raw } from './raw.ts'

/** These tests run alone, but others may use the machine: on an idle one these requests stay below 20 ms. */
const mostMs = 30
/** As many as it takes V8 to optimize the code of a page. */
const triesAtMost = 20

export type Ask = [name: string, path: string, ask: Parameters<typeof raw>[2]]

/** CPU time of this thread for a request, sending included: the lowest of several tries, as the machine is shared. */
async function cost(app: TestApp, path: string, ask: Ask[2]): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < triesAtMost && least > mostMs; tries++)
    least = Math.min(least, await cpuTime(() => raw(app.url, path, ask).catch(() => {})))
  return least
}

export async function allAreCheap(app: TestApp, asks: Ask[]): Promise<void> {
  const expensive: string[] = []
  for (const [name, path, ask] of asks) {
    const ms = await cost(app, path, ask)
    if (ms > mostMs && ms > mostMs * (await slowness())) expensive.push(`${name}: ${Math.round(ms)} ms`)
  }
  assert.equal(expensive, [])
  assert.ok(asks.length > 20)
}

/** How many times as long as usual the machine takes for a small work: a shared one may give half as much for hours. */
async function slowness(): Promise<number> {
  const usualMs = 6
  const texts = Array.from({ length: 40_000 }, (_, at) => `Con dùng máy ${at} phút & hơn`)
  const work = () =>
    JSON.stringify(JSON.parse(JSON.stringify(texts))).replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
  const tries: number[] = []
  while (tries.length < 10) tries.push(await cpuTime(work))
  return Math.max(1, median(tries) / usualMs)
}
