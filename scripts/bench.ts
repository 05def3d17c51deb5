import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { openBenchDatabase } from './bench/database.ts'
import { createLoad } from './bench/load.ts'
import { countedHeaders, openDoor, startServed } from './bench/served.ts'
import { compareSizes } from './bench/sizes.ts'
import { type Line, printGrowth, printTable } from './bench/table.ts'
import { startTree, startTwin } from './bench/twins.ts'
import { weigh } from './bench/weight.ts'
import { buildIfStale } from './build.ts'

/**
 * `npm run bench`: compares the service with minimal servers that respond the same; `-- --strict` fails on a miss.
 * `-- --parents 1000000` compares lists of that many parents with lists of ten thousand instead.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { strict: { type: 'boolean', default: false }, parents: { type: 'string' } },
  })
  await buildIfStale()
  if (values.parents) {
    const missed = printGrowth(await compareSizes(Number(values.parents)))
    if (missed > 0 && values.strict) process.exitCode = 1
    return
  }
  const database = await openBenchDatabase(process.env)
  const served = await startServed(database)
  const load = createLoad()
  const twins: { port: number; stop: () => void }[] = []
  try {
    console.log(`${database.name} · Node ${process.versions.node} · ${availableParallelism()} cores\n`)
    const token = await openDoor(served)
    const signedIn = { Cookie: `__Host-token=${token}`, Accept: 'text/html' }
    const bearer = { Authorization: `Bearer ${token}` }
    const zipped = { 'Accept-Encoding': 'gzip' }

    const home = await served.ask('/', zipped)
    const me = await served.ask('/api/auth/me', bearer)
    const answers = { '/auth/me': JSON.parse(me.text) }

    twins.push(await startTwin({ kind: 'bytes', headers: countedHeaders(home), body: home.body.toString('base64') }))
    twins.push(await startTree({ path: '/', answers }))
    twins.push(await startTwin({ kind: 'row', url: database.url, token, body: me.text }))
    const ports = twins.map(({ port }) => port)

    const lines: Line[] = [
      await load.compare('a visitor’s page', 0.5, served.port, ports[0]!, '/', zipped),
      await load.compare('a signed-in page', 0.6, served.port, ports[1]!, '/', signedIn),
      await load.compare('who am I (API)', 0.5, served.port, ports[2]!, '/api/auth/me', bearer),
      ...(await weigh(served)),
      { name: 'memory after that', value: served.memory(), most: 200, unit: 'MB' },
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
