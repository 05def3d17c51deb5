import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A migration must do in a year what it does today: it can be rolled back, and imports no code that may change. None is
 * dated in the future: one written later would run before it.
 */
export function migrationFaults(folder: string, now = new Date()): string[] {
  const inVietnam = new Date(now.getTime() + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)
  const names = readdirSync(folder).filter(name => name !== 'schema.sql')
  return names.flatMap(name => {
    const text = readFileSync(join(folder, name), 'utf8')
    const faults = [
      !/^\d{14}_[a-z0-9_]+\.ts$/.test(name) && 'is not named <14 digits>_<words>.ts',
      name.slice(0, 14) > inVietnam && /^\d{14}/.test(name) && 'is dated in the future',
      !/^export (async )?function up\b/m.test(text) && 'has no up',
      !/^export (async )?function down\b/m.test(text) && 'has no down',
      /from '[^']*\/src\//.test(text) && 'imports from src',
    ]
    return faults.filter(fault => fault !== false).map(fault => `${folder}/${name} ${fault}`)
  })
}
