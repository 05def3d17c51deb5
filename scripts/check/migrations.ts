import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A migration must do in a year what it does today: it can be rolled back, and imports no code that may change. */
export function migrationFaults(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const text = readFileSync(join(folder, name), 'utf8')
    const faults = [
      !/^\d{14}_[a-z0-9_]+\.ts$/.test(name) && 'is not named <14 digits>_<words>.ts',
      !/^export (async )?function up\b/m.test(text) && 'has no up',
      !/^export (async )?function down\b/m.test(text) && 'has no down',
      /from '[^']*\/src\//.test(text) && 'imports from src',
    ]
    return faults.filter(fault => fault !== false).map(fault => `${folder}/${name} ${fault}`)
  })
}
