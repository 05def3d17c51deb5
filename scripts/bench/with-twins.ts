import { availableParallelism } from 'node:os'
import { connect } from '../../src/kernel/database.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { openBenchDatabase } from './database.ts'
import { createLoad, type Load } from './load.ts'
import { growFamily } from './machines.ts'
import { ownHeaders, type Served, signInToDemo, startServed } from './served.ts'
import { measureSettlementFile } from './settlement-file.ts'
import { compareSettling } from './settling.ts'
import { firstPageOfParents } from './statements.ts'
import { compareSyncing } from './syncing.ts'
import type { Line } from './table.ts'
import { startTree, startTwin } from './twins.ts'
import { measureWeight } from './weight.ts'

/** The service beside minimal servers that respond the same, then what it weighs. */
export async function compareWithTwins(): Promise<Line[]> {
  const database = await openBenchDatabase(process.env)
  const served = await startServed(database)
  try {
    console.log(`${database.name} · Node ${process.versions.node} · ${availableParallelism()} cores\n`)
    const { url } = database
    const admin = await signInToDemo(served)
    return [
      ...(await comparePages(served, url, admin)),
      await compareSettling(served, url),
      await compareSyncing(served, url),
      ...(await measureWeight(served)),
      { name: 'memory after that', value: served.memory(), most: 200, unit: 'MB' },
      ...(await measureSettlementFile(served, url, admin)),
    ]
  } finally {
    await served.stop()
    await database.close()
  }
}

async function comparePages(served: Served, url: string, admin: string): Promise<Line[]> {
  const mother = await signInToDemo(served, 'Parent')
  const zipped = { 'Accept-Encoding': 'gzip' }
  const bearer = { Authorization: `Bearer ${admin}` }
  const as = (person: string) => ({ Cookie: `__Host-token=${person}`, Accept: 'text/html' })
  const home = await served.ask('/', zipped)
  const me = await served.ask('/api/auth/me', bearer)
  const api = { port: served.port, token: admin }
  const statements = firstPageOfParents(admin, dateInVietnam(new Date()))
  const load = createLoad(served.port)
  try {
    return [
      await beside(startTwin({ kind: 'bytes', headers: ownHeaders(home), body: home.body.toString('base64') }), bare =>
        load.compare({ name: 'a visitor’s page', least: 0.5, bare, path: '/', headers: zipped }),
      ),
      await beside(startTree({ path: '/', api }), bare =>
        load.compare({ name: 'a signed-in page', least: 0.6, bare, path: '/', headers: as(admin) }),
      ),
      await beside(startTwin({ kind: 'row', url, token: admin, body: me.text }), bare =>
        load.compare({ name: 'who am I (API)', least: 0.5, bare, path: '/api/auth/me', headers: bearer }),
      ),
      await beside(startTree({ path: '/wallet', api: { ...api, token: mother } }), bare =>
        load.compare({ name: 'a parent’s wallet', least: 0.5, bare, path: '/wallet', headers: as(mother) }),
      ),
      await beside(startTree({ path: '/admin', api, reads: { url, statements } }), bare =>
        load.compare({ name: 'the console’s parents', least: 0.5, bare, path: '/admin', headers: as(admin) }),
      ),
      await compareFamily(load, served, url, as(mother)),
    ]
  } finally {
    load.stop()
  }
}

/** Two pages of ours, the mother’s. Her family grows for it, so no other line comes after. */
async function compareFamily(load: Load, served: Served, url: string, headers: Record<string, string>): Promise<Line> {
  const db = connect({ connectionString: url }, 1)
  await growFamily(db).finally(() => db.destroy())
  const [path, barePath] = ['/user', '/wallet']
  return load.compare({ name: '/user beside /wallet', least: 0.5, bare: served.port, path, headers, barePath })
}

/** Compares while the minimal server runs, which is at the port. */
async function beside(starting: ReturnType<typeof startTwin>, compare: (bare: number) => Promise<Line>): Promise<Line> {
  const twin = await starting
  try {
    return await compare(twin.port)
  } finally {
    twin.stop()
  }
}
