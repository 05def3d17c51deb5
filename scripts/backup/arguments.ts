import { resolve } from 'node:path'
import { operatorError } from '../../src/kernel/operator-error.ts'
import { readOwnConfig } from '../operate.ts'

/** The file that the operator named, relative to where the command was typed, and the configured embedded database. */
export function readArguments(command: 'backup' | 'restore', args: string[]) {
  const { database } = readOwnConfig()
  if (database.kind !== 'embedded' || database.path === 'memory')
    throw operatorError(`${command} is for the embedded database; for a PostgreSQL server use pg_dump and pg_restore.`)
  if (args.length !== 1) throw operatorError(`name one file: npm run ${command} -- FILE`)
  return { database, path: database.path, file: resolve(process.env.INIT_CWD ?? '.', args[0]!) }
}
