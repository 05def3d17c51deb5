import { setTimeout as pause } from 'node:timers/promises'
import type { TestApp } from '../app.ts'
import { createBuying, nothingBought } from './buying.ts'
import { createClient, type Heard } from './client.ts'
import { type Family, makeFamilies } from './families.ts'
import type { Outside } from './gateway.ts'
import { tryLimits } from './limits.ts'
import { runMachine } from './machines.ts'

/** A parent opens at most 20 orders an hour. */
const ordersOfFamily = 18
const pages = ['/', '/pricing', '/about', '/login', '/api/goi', '/api/openapi.json']

/** Visitors, families that buy and are refunded, machines that wait and limits that are tried, for so many minutes. */
export async function startLoad(app: TestApp, url: string, outside: Outside, minutes: number) {
  const heard: Heard = { counts: {}, failed: [], faults: [] }
  const families = await makeFamilies(app, url, Math.max(8, Math.ceil(minutes * 4)), heard)
  const bought = nothingBought()
  const buy = await createBuying(app, url, heard, bought)
  const end = Date.now() + minutes * 60_000
  const isOver = () => Date.now() > end
  const running = families.map(family => runMachine(family, end))
  const wrongLimits: string[] = []

  async function buyAll(family: Family): Promise<void> {
    const every = (minutes * 60_000) / ordersOfFamily
    for (let times = 0; times < ordersOfFamily && !isOver(); times++) {
      const began = Date.now()
      await pause(Math.random() * every)
      await buy(family)
      await pause(Math.max(0, every - (Date.now() - began)))
    }
  }

  async function visit(place: number): Promise<void> {
    const visitor = createClient(url, `127.0.4.${place + 1}`, heard)
    for (let turn = place; !isOver(); turn++) {
      await visitor.ask('GET', pages[turn % pages.length]!)
      await pause(100)
    }
  }

  async function limit(): Promise<void> {
    for (let round = 0; !isOver(); round++) {
      wrongLimits.push(...(await tryLimits(url, round, heard, outside.messages)))
      await pause(3_000)
    }
  }

  const ended = Promise.all([
    ...running.map(({ ended }) => ended),
    ...families.map(buyAll),
    ...[0, 1, 2, 3].map(visit),
    limit(),
  ])
  ended.catch(() => {})
  return { heard, bought, machines: running.map(({ machine }) => machine), wrongLimits, isOver, ended }
}
