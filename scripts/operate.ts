import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
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

/** A file that an operator named, from where the command was typed: npm runs it in the folder of the project. */
export function fileNamed(name: string): string {
  return resolve(process.env.INIT_CWD ?? '.', name)
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
