import { restoreBackup } from '../src/kernel/embedded/backup.ts'
import { readArguments } from './backup/arguments.ts'
import { migrations } from './operate.ts'

export async function run(args: string[]): Promise<void> {
  const { path, file, production } = readArguments('restore', args)
  const { kept, served, migrated } = await restoreBackup(path, file, migrations)
  console.log(`Restored ${file} into ${path}${served ? ', which goes on serving' : ''}.`)
  if (kept) console.log(`The database before is kept in ${kept}.`)
  const { length } = migrated
  if (length > 0) console.log(`The backup was older than this version: ${length} migrations run on it.`)
  if (production)
    console.log('Leave JOBS=off until what happened after the backup is put right: see docs/operations.md.')
}
