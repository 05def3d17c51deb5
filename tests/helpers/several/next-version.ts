import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

const migration = `
const up = db => db.raw("alter table orders add column added_by_next text not null default 'new'")
const down = db => db.raw('alter table orders drop column added_by_next')
${'export'} { up, down }
`

/** A copy of this build with one migration more, as the next version has it. Returns its folder. */
export function buildNextVersion(folder: string): string {
  const next = join(folder, 'next')
  for (const part of ['dist', 'migrations', 'static', 'package.json'])
    cpSync(join(root, part), join(next, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(next, 'node_modules'))
  writeFileSync(join(next, 'migrations', '20991231235959_added_by_next.ts'), migration)
  return next
}
