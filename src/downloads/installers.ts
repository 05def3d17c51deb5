import { lstat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { OfferedFile } from '../kernel/offer.ts'
import { isDownload } from '../shared/versions.ts'

const types: Record<string, string> = {
  '.msi': 'application/x-msi',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** The installer or guide of that name in the first folder that has one. Links are not followed. */
export async function findInstaller(name: string, folders: string[]): Promise<OfferedFile | undefined> {
  if (!isDownload(name)) return undefined
  for (const folder of folders) {
    const file = join(folder, name)
    const found = await lstat(file).catch(() => undefined)
    if (found?.isFile() && found.size > 0) return { file, type: types[extname(name)]! }
  }
  return undefined
}
