import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Offer } from '../kernel/offer.ts'
import { zipOf } from '../kernel/zip.ts'
import { extensionZip } from '../shared/extension.ts'

/** The browser extension as one file, told which service it belongs to. Made once: it changes with a build only. */
export function offerExtension(built: string, origin: string): Offer {
  let bytes: Buffer | undefined
  return {
    paths: [extensionZip],
    find: async () => {
      if (!existsSync(built)) return undefined
      bytes ??= zipOf([...filesIn(built), { name: 'service.json', bytes: Buffer.from(JSON.stringify({ origin })) }])
      return { bytes, type: 'application/zip', name: extensionZip.slice(extensionZip.lastIndexOf('/') + 1) }
    },
  }
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter(name => statSync(join(folder, name)).isFile())
    .map(name => ({ name: name.replaceAll('\\', '/'), bytes: readFileSync(join(folder, name)) }))
}
