import fc from 'fast-check'
import { endpoints } from '../../../src/modules.ts'
import { faultsOf, triedIn } from './judge.ts'
import { anyRequest, type Request } from './requests.ts'
import { leaksIn, learn } from './secrets.ts'
import { anyVisit } from './visits.ts'
import type { World } from './world.ts'

/** In ms; a held answer has as long as it was asked to wait beside. */
const slowest = 2_000

export interface Ran {
  requests: number
  /** How many answers had each status. */
  statuses: Record<number, number>
  /** The calls that succeeded for somebody. */
  succeeded: Set<string>
  worst: { ms: number; request: string }
  /** What took too long. */
  slow: string[]
}

export function nothingRan(): Ran {
  return { requests: 0, statuses: {}, succeeded: new Set(), worst: { ms: 0, request: '' }, slow: [] }
}

/** Sends as many requests as the seed gives, several at a time, and throws at the first answer that is not as promised. */
export async function runRequests(
  world: World,
  ran: Ran,
  { seed, count, parallel }: { seed: number; count: number; parallel: number },
): Promise<void> {
  const any = fc.oneof(
    { weight: 9, arbitrary: anyRequest(endpoints, world.known) },
    { weight: 1, arbitrary: anyVisit(world.pages) },
  )
  const requests = fc.sample(any, { seed, numRuns: count }).values()
  const tried = new Map<Request['who'], Set<string>>([['admin', new Set()]])
  const work = async () => {
    for (const request of requests) {
      const own = tried.get(request.who) ?? new Set()
      tried.set(request.who, own)
      for (const code of triedIn(request)) own.add(code)
      // a family reads what an admin writes down for it
      await sendOne(world, ran, request, new Set([...own, ...tried.get('admin')!])).catch(error => {
        throw new Error(`seed ${seed}: ${error.message}\nthe request: ${JSON.stringify(request)}`, { cause: error })
      })
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  const [leak] = await leaksIn(world.app, world.secrets)
  if (leak) throw new Error(`seed ${seed}: a secret is in ${leak}`)
}

async function sendOne(world: World, ran: Ran, request: Request, tried: Set<string>): Promise<void> {
  const answered = await world.send(request)
  const { status, text, ms } = answered
  const named = `${request.method} ${request.path.slice(0, 200)} as the ${request.who}`
  learn(world.secrets, answered)
  const faults = faultsOf(world, request, answered, tried)
  if (faults.length > 0) {
    const logged = world.app.logged.findLast(line => line.includes('"event":"fault"')) ?? ''
    throw new Error(`${named}: ${faults.join('; ')}\n${text.slice(0, 2_000)}\n${logged}`)
  }
  ran.requests++
  ran.statuses[status] = (ran.statuses[status] ?? 0) + 1
  if (status < 300) ran.succeeded.add(request.call)
  const waited = ms - request.wait * 1_000
  if (waited > slowest) ran.slow.push(`${named} took ${Math.round(waited)} ms`)
  if (waited > ran.worst.ms) ran.worst = { ms: Math.round(waited), request: named }
}
