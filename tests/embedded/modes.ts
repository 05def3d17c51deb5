import { chmodSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inTemporaryFolder } from './places.ts'

export const mode = (path: string) => statSync(path).mode & 0o777

/** The database and its neighbours that other users can open; a closed folder protects what is inside it. */
export function openToOthers(path: string): string[] {
  const folder = dirname(path)
  return readdirSync(folder).filter(name => mode(join(folder, name)) & 0o077)
}

/** With a umask of 0, as on some machines. */
export async function inOpenFolder(work: (path: string) => Promise<void>): Promise<void> {
  const before = process.umask(0)
  try {
    await inTemporaryFolder(async path => {
      chmodSync(dirname(path), 0o755)
      await work(path)
    })
  } finally {
    process.umask(before)
  }
}
