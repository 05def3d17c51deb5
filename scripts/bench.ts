import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { connect } from '../src/kernel/database.ts'
import { dateInVietnam } from '../src/shared/dates.ts'
import { openBenchDatabase } from './bench/database.ts'
import { measureGrown } from './bench/grown-table.ts'
import { holdMachines } from './bench/held.ts'
import { createLoad } from './bench/load.ts'
import { growFamily } from './bench/machines.ts'
import { measureMixed } from './bench/mixed.ts'
import { ownHeaders, signInToDemo, startServed } from './bench/served.ts'
import { measureSettlementFile } from './bench/settlement-file.ts'
import { compareSettling } from './bench/settling.ts'
import { compareSizes } from './bench/sizes.ts'
import { firstPageOfParents } from './bench/statements.ts'
import { compareSyncing } from './bench/syncing.ts'
import { type Line, printGrowth, printTable } from './bench/table.ts'
import { startTree, startTwin } from './bench/twins.ts'
import { measureWeight } from './bench/weight.ts'
import { buildIfStale } from './build.ts'

/**
 * `npm run bench`: compares the service with minimal servers that respond the same; `-- --strict` fails on a miss.
 * `-- --parents 1000000` compares lists of that many parents with lists of ten thousand instead, and
 * `-- --machines 10000` holds the syncs of so many machines for some minutes.
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
  if (values.grown) {
    const { grown: url, rows, parents = '1000000', only, mixed, minutes } = values
    const late = mixed
      ? await measureMixed({ url, perSecond: Number(mixed), minutes: Number(minutes) })
      : await measureGrown({ url, parents: Number(parents), rows: Number(rows), only })
    console.log(mixed ? `${late} failed` : `${late} late`)
    if (late > 0 && values.strict) process.exitCode = 1
    return
  }
  if (values.parents) {
    const { growth, jobs } = await compareSizes(Number(values.parents))
    const missed = printGrowth(growth) + printTable(jobs)
    if (missed > 0 && values.strict) process.exitCode = 1
    return
  }
  if (values.machines) {
    if (printTable(await holdMachines(Number(values.machines))) > 0 && values.strict) process.exitCode = 1
    return
  }
  const database = await openBenchDatabase(process.env)
  const served = await startServed(database)
  const load = createLoad()
  const twins: { port: number; stop: () => void }[] = []
  try {
    console.log(`${database.name} · Node ${process.versions.node} · ${availableParallelism()} cores\n`)
    const token = await signInToDemo(served)
    const as = (person: string) => ({ Cookie: `__Host-token=${person}`, Accept: 'text/html' })
    const bearer = { Authorization: `Bearer ${token}` }
    const zipped = { 'Accept-Encoding': 'gzip' }

    const home = await served.ask('/', zipped)
    const me = await served.ask('/api/auth/me', bearer)
    const mother = await signInToDemo(served, 'Parent')
    const statements = firstPageOfParents(token, dateInVietnam(new Date()))

    twins.push(await startTwin({ kind: 'bytes', headers: ownHeaders(home), body: home.body.toString('base64') }))
    const api = { port: served.port, token }
    twins.push(await startTree({ path: '/', api }))
    twins.push(await startTwin({ kind: 'row', url: database.url, token, body: me.text }))
    twins.push(await startTree({ path: '/wallet', api: { ...api, token: mother } }))
    twins.push(await startTree({ path: '/admin', api, reads: { url: database.url, statements } }))
    const ports = twins.map(({ port }) => port)

    const compareFamily = async () => {
      const db = connect({ connectionString: database.url }, 1)
      await growFamily(db).finally(() => db.destroy())
      return load.compare('/user beside /wallet', 0.5, served.port, served.port, '/user', as(mother), '/wallet')
    }
    const lines: Line[] = [
      await load.compare('a visitor’s page', 0.5, served.port, ports[0]!, '/', zipped),
      await load.compare('a signed-in page', 0.6, served.port, ports[1]!, '/', as(token)),
      await load.compare('who am I (API)', 0.5, served.port, ports[2]!, '/api/auth/me', bearer),
      await load.compare('a parent’s wallet', 0.5, served.port, ports[3]!, '/wallet', as(mother)),
      await load.compare('the console’s parents', 0.5, served.port, ports[4]!, '/admin', as(token)),
      await compareFamily(),
      await compareSettling(served, database.url),
      await compareSyncing(served, database.url),
      ...(await measureWeight(served)),
      { name: 'memory after that', value: served.memory(), most: 200, unit: 'MB' },
      ...(await measureSettlementFile(served, database.url, token)),
    ]
    const missed = printTable(lines)
    if (missed > 0 && values.strict) process.exitCode = 1
  } finally {
    load.stop()
    for (const twin of twins) twin.stop()
    await served.stop()
    await database.close()
  }
}
