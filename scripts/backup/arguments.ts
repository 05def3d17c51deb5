import { operatorError } from '../../src/kernel/operator-error.ts'
import { fileNamed, readOwnConfig } from '../operate.ts'

/** The file that the operator named, and the folder of the configured embedded database. */
export function readArguments(command: 'backup' | 'restore', args: string[]) {
  const { database, production } = readOwnConfig()
  if (database.kind !== 'embedded' || database.path === 'memory')
    throw operatorError(`${command} is for the embedded database; for a PostgreSQL server use pg_dump and pg_restore.`)
  if (args.length !== 1) throw operatorError(`name one file: npm run ${command} -- FILE`)
  return { production, path: database.path, file: fileNamed(args[0]!) }
}
