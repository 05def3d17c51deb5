import { parseArgs } from 'node:util'
import { measureGrown } from './bench/grown-table.ts'
import { holdMachines } from './bench/held.ts'
import { measureMixed } from './bench/mixed.ts'
import { compareSizes } from './bench/sizes.ts'
import { printGrowth, printTable } from './bench/table.ts'
import { compareWithTwins } from './bench/with-twins.ts'
import { buildIfStale } from './build.ts'

/**
 * `npm run bench`: compares the service with minimal servers that respond the same; `-- --strict` fails on a miss.
 * Instead, `-- --parents 1000000` compares lists of that many parents with lists of ten thousand, `-- --machines 10000`
 * holds the syncs of so many machines for some minutes, and `-- --grown URL` times every call on a grown database, or with
 * `--mixed 300` so many requests a second of all kinds.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      strict: { type: 'boolean', default: false },
      parents: { type: 'string' },
      machines: { type: 'string' },
      grown: { type: 'string' },
      rows: { type: 'string', default: '10000000' },
      only: { type: 'string', default: '' },
      mixed: { type: 'string' },
      minutes: { type: 'string', default: '5' },
    },
  })
  await buildIfStale()
  const missed = await measure(values)
  if (missed > 0 && values.strict) process.exitCode = 1
}

type Asked = Record<'rows' | 'only' | 'minutes', string> &
  Partial<Record<'grown' | 'mixed' | 'parents' | 'machines', string>>

/** Prints what it measures. Returns how many targets were missed, or how many requests failed. */
async function measure({ grown: url, rows, only, mixed, minutes, parents, machines }: Asked): Promise<number> {
  if (url && mixed) {
    const failed = await measureMixed({ url, perSecond: Number(mixed), minutes: Number(minutes) })
    console.log(`${failed} failed`)
    return failed
  }
  if (url) {
    const late = await measureGrown({ url, parents: Number(parents ?? '1000000'), rows: Number(rows), only })
    console.log(`${late} late`)
    return late
  }
  if (parents) {
    const { growth, jobs } = await compareSizes(Number(parents))
    return printGrowth(growth) + printTable(jobs)
  }
  if (machines) return printTable(await holdMachines(Number(machines)))
  return printTable(await compareWithTwins())
}
