import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, migrateDown } from '../src/kernel/migrate.ts'
import { migrations, operate } from './operate.ts'

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { down: { type: 'boolean' } } })
  await operate(async ({ db }) => {
    const files = await (values.down ? migrateDown : migrate)(db, migrations)
    for (const file of files) console.log(`${values.down ? 'Took back' : 'Made'} ${basename(file)}`)
    if (files.length === 0) console.log('Nothing to do.')
  })
}
