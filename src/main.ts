import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { seedCatalogue } from './catalogue/index.ts'
import { demoSignIns, seedDemo } from './demo/index.ts'
import { readAssets } from './http/assets.ts'
import { drain, listen, tryPort } from './http/server.ts'
import { type Config, readConfig } from './kernel/config.ts'
import { type Database, openDatabase } from './kernel/database.ts'
import { scheduleJobs } from './kernel/jobs.ts'
import { createLog } from './kernel/log.ts'
import { migrate } from './kernel/migrate.ts'
import { isOperatorError } from './kernel/operator-error.ts'
import { jobs } from './modules.ts'
import { createServices } from './services.ts'
import { shutdownInOrder } from './shutdown.ts'

const root = join(import.meta.dirname, '..')
const migrations = join(root, 'migrations')
/** In ms. A stopping process fails readiness but still serves for `drainNotice`, then finishes within `drainTimeout`. */
const drainNotice = 1_000
const drainTimeout = 5_000

async function serve(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  await tryPort(config)
  const database = await openDatabase(config.database, { runsJobs: config.production && config.jobs })
  try {
    await serveFrom(database, config)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serveFrom(database: Database, config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  for (const warning of config.warnings) log('warn', 'configuration', { warning })
  const shutdown = shutdownInOrder(log)
  await migrate(database.db, migrations)
  await seedCatalogue(database.db)
  const services = createServices(database, config, migrations, log)
  const demo = database.kind === 'embedded' && !config.production
  if (demo) await seedDemo(database.db, services.clock.now())

  const app = await createApp({
    services,
    config,
    log,
    root,
    assets: readAssets(root),
    isStopping: shutdown.isStopping,
  })
  const server = await listen(app, config, log)
  const schedule = config.jobs ? scheduleJobs(services, jobs, log) : null
  shutdown.before(() =>
    Promise.all([
      schedule?.stop(),
      services.news.stop(),
      services.translator.stop(),
      drain(server, config.production ? drainNotice : 0, drainTimeout),
    ]),
  )
  shutdown.before(() => Promise.all([services.replica.stop(), database.close()]))
  log('info', 'serving', { origin: config.origin, host: config.host, port: config.port, database: database.kind })
  if (!config.production) greet(config, demo)
}

function greet({ origin, base, database }: Config, demo: boolean): void {
  const lines = [`An Nhi is at ${origin}${base}/`]
  if (demo) lines.push(...demoSignIns.map(({ who, phone, password }) => `  ${who}: ${phone} / ${password}`))
  if (database.kind === 'embedded')
    lines.push(
      '  The built-in database is for trying out: a power failure can lose data. Set DATABASE_URL for real use.',
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}

try {
  await serve()
} catch (error) {
  process.stderr.write(isOperatorError(error) ? `An Nhi: ${error.message}\n` : `${(error as Error).stack}\n`)
  process.exit(1)
}
