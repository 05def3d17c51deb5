import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { plantCatalogue } from './catalogue/index.ts'
import { demoSignIns, plantDemo } from './demo/index.ts'
import { drain, listen } from './http/server.ts'
import { readConfig } from './kernel/config.ts'
import { openDatabase, reach } from './kernel/database.ts'
import { scheduleJobs } from './kernel/jobs.ts'
import { createLog } from './kernel/log.ts'
import { migrate } from './kernel/migrate.ts'
import { isPlainError } from './kernel/plain-error.ts'
import { jobs } from './modules.ts'
import { createWorld } from './world.ts'

const root = join(import.meta.dirname, '..')
const patience = 6_000

export async function serve(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  for (const warning of config.warnings) log('warn', 'configuration', { warning })
  const migrations = join(root, 'migrations')

  const database = await openDatabase(config.database)
  await reach(database)
  await migrate(database.db, migrations)
  await plantCatalogue(database.db)
  const demo = database.kind === 'embedded' && !config.production
  if (demo) await plantDemo(database.db)

  let stopping = false
  const world = createWorld(database, config, migrations, log)
  const app = await createApp({ world, config, log, root, isStopping: () => stopping })
  const server = await listen(app, config)
  const schedule = config.jobs ? scheduleJobs(world, jobs, log) : null
  greet()

  const stop = async () => {
    if (stopping) return
    stopping = true
    await schedule?.stop()
    await drain(server, patience)
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)

  function greet(): void {
    log('info', 'serving', { origin: config.origin, host: config.host, port: config.port, database: database.kind })
    if (config.production) return
    const lines = [`An Nhi is at ${config.origin}${config.base}/`]
    if (demo) lines.push(...demoSignIns.map(({ who, phone, password }) => `  ${who}: ${phone} / ${password}`))
    if (database.kind === 'embedded')
      lines.push(
        '  The built-in database is for trying out: a power failure can lose data. Set DATABASE_URL for real use.',
      )
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}

try {
  await serve()
} catch (error) {
  process.stderr.write(isPlainError(error) ? `An Nhi: ${error.message}\n` : `${(error as Error).stack}\n`)
  process.exit(1)
}
