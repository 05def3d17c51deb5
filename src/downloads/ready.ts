import { join } from 'node:path'
import { latestOf } from '../shared/versions.ts'
import { readVersionsFile } from './versions-file.ts'

/** Where an operator puts versions.json, the installers and optionally the guide. */
export function operatorFolder(dataDir: string): string {
  return join(dataDir, 'downloads')
}

/** Whether the newest installer offered is a program: without a list of the operator's own it is a sample. */
export async function isProgramReady(dataDir: string): Promise<boolean> {
  const { entries = [] } = await readVersionsFile(join(operatorFolder(dataDir), 'versions.json'))
  const latest = latestOf(entries)
  return latest !== undefined && !latest.isSample
}
