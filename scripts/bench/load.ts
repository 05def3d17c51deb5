import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { LoadOrder, Outcome } from './generator.ts'
import { lineOf } from './rounds.ts'
import type { Line } from './table.ts'

const connections = 24
/** How long both sides are loaded before measuring, so that the JIT has optimised their code. */
const warmUpSeconds = 3
/** Many short rounds: a disturbance then spoils a few of them, but not the median. */
const roundSeconds = 0.6
const rounds = 15
/** How many rounds in which a side refused requests, as on a busy machine, are measured again. */
const extraRounds = 15

/** The same request to both sides, unless another path is named for the bare one, which is at this port. */
interface Comparison {
  name: string
  least: number
  bare: number
  path: string
  headers: Record<string, string>
  barePath?: string
}

export type Load = ReturnType<typeof createLoad>

/** Loads the service at this port, from a process of its own, so that it uses another core. */
export function createLoad(ours: number) {
  const generator = fork(new URL('./generator.ts', import.meta.url))

  const ended = once(generator, 'exit').then(() => Promise.reject(new Error('The load generator ended early.')))
  ended.catch(() => {})

  async function ask(port: number, request: string, seconds: number): Promise<Outcome> {
    generator.send({ port, request, seconds, connections } satisfies LoadOrder)
    const [outcome] = await Promise.race([once(generator, 'message') as Promise<[Outcome]>, ended])
    return outcome
  }

  return {
    stop: () => generator.kill(),

    /**
     * Measures both sides in alternating rounds, so that a disturbance of the machine affects both. A round with refusals
     * counts only if there are too few without: ours refuses when the machine is late, and a bare server never does.
     */
    async compare({ name, least, bare, path, headers, barePath = path }: Comparison): Promise<Line> {
      const [request, bareRequest] = [requestFor(path, headers), requestFor(barePath, headers)]
      await ask(ours, request, warmUpSeconds)
      await ask(bare, bareRequest, warmUpSeconds)
      const clean: [Outcome, Outcome][] = []
      const disturbed: [Outcome, Outcome][] = []
      while (clean.length < rounds && clean.length + disturbed.length < rounds + extraRounds) {
        const round: [Outcome, Outcome] = [
          await ask(ours, request, roundSeconds),
          await ask(bare, bareRequest, roundSeconds),
        ]
        if (round.some(({ refused }) => refused > 0)) disturbed.push(round)
        else clean.push(round)
      }
      const found = [...clean, ...disturbed].slice(0, rounds)
      const refused = found.flat().reduce((all, side) => all + side.refused, 0)
      const measured = found.map(([our, bare]) => ({ ours: our.rate, bare: bare.rate }))
      return lineOf(measured, { name, least, refused })
    },
  }
}

function requestFor(path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
