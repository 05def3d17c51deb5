import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../src/kernel/config.ts'
import { checkConnection, type Database, openDatabase } from '../src/kernel/database.ts'

export const migrations = join(import.meta.dirname, '../migrations')

/** Opens the configured database for an operator's command, also while the service runs, and closes it afterwards. */
export async function operate(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const database = await openDatabase(config.database, { join: true })
  try {
    await checkConnection(database)
    await work(database, config)
  } finally {
    await database.close()
  }
}
