import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestApp, withApp } from './app.ts'

export const installer = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 251))
export const versions = [
  { version: '2.0.0', filename: 'An-Nhi-2.0.0.msi', isLatest: true, description: '', descriptionEn: '' },
]

/** The service with a data folder of its own; `own` are the operator's files. */
export async function withDownloads(
  own: Record<string, string | Buffer>,
  work: (app: TestApp, folder: string) => unknown,
) {
  const data = mkdtempSync(join(tmpdir(), 'an-nhi-downloads-'))
  const folder = join(data, 'downloads')
  mkdirSync(folder)
  for (const [name, content] of Object.entries(own)) writeFileSync(join(folder, name), content)
  try {
    await withApp(async app => void (await work(app, folder)), { DATA_DIR: data })
  } finally {
    rmSync(data, { recursive: true })
  }
}

/** What an operator's folder holds. */
export const operators = { 'versions.json': JSON.stringify(versions), 'An-Nhi-2.0.0.msi': installer }
export const path = '/downloads/An-Nhi-2.0.0.msi'
