import { openDatabase } from '../src/kernel/database.ts'
import { restoreBackup } from '../src/kernel/embedded/backup.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { readArguments } from './backup/arguments.ts'

export async function run(args: string[]): Promise<void> {
  const { database, path, file } = readArguments('restore', args)
  const { kept, served } = await restoreBackup(path, file)
  console.log(`Restored ${file} into ${path}${served ? ', which goes on serving' : ''}.`)
  if (kept) console.log(`The database before is kept in ${kept}.`)
  const { db, close } = await openDatabase(database, { join: true })
  const done = await migrate(db, 'migrations')
  await close()
  if (done.length > 0) console.log(`The backup was older than this version: ${done.length} migrations run on it.`)
}
