import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../src/kernel/config.ts'
import { type Database, openDatabase } from '../src/kernel/database.ts'
import { isUndefinedTable } from '../src/kernel/database-errors.ts'
import { operatorError } from '../src/kernel/operator-error.ts'

export const migrations = join(import.meta.dirname, '../migrations')

/** The configuration of the service, which reads `.env` too. */
export function readOwnConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

/** Opens the configured database for an operator's command, also while the service runs, and closes it afterwards. */
export async function operate(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  const config = readOwnConfig()
  const database = await openDatabase(config.database, { join: true })
  try {
    await work(database, config)
  } catch (error) {
    if (!isUndefinedTable(Object(error))) throw error
    throw operatorError('the database lacks tables of this version: run npm run migrate first.')
  } finally {
    await database.close()
  }
}
