import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Offer } from '../kernel/offer.ts'
import { type Category, categories } from '../shared/categories.ts'

/** The sites of a category, which a machine fetches and compares by itself: no address is sent to be classified. */
interface WebList {
  name: Category
  /** Changes with the sites of the file. */
  version: number
  url: string
}

const below = '/protocol/lists/'

/** The operator’s own, made by `npm run lists`, and those that come with the service. */
export function webListFolders(dataDir: string, root: string): string[] {
  return [join(dataDir, 'lists'), join(root, 'static/protocol/lists')]
}

/** Of each category the operator’s list, or else the first one that comes with the service. */
export async function findWebLists(folders: readonly string[], site: string): Promise<WebList[]> {
  const found = await Promise.all(
    categories.map(async name => {
      const file = await findFile(folders, name)
      return file ? [{ name, version: file.version, url: `${site}${below}${name}.${file.version}.txt` }] : []
    }),
  )
  return found.flat()
}

/** The categories in whose list a site stands, or a name that it lies under. */
export async function categoriesOfSite(folders: readonly string[], site: string): Promise<Category[]> {
  const labels = site.split('.')
  const lines = labels.map((_, place) => `\n${labels.slice(place).join('.')}\n`)
  const found = await Promise.all(
    categories.map(async name => {
      const file = await findFile(folders, name)
      const text = file ? `\n${await readFile(file.path, 'utf8')}\n` : ''
      return lines.some(line => text.includes(line)) ? [name] : []
    }),
  )
  return found.flat()
}

export function offerWebLists(folders: readonly string[]): Offer {
  return {
    paths: [below],
    find: async path => {
      const name = categories.find(each => path.startsWith(`${below}${each}.`))
      const file = name && (await findFile(folders, name))
      return file && { text: await readFile(file.path, 'utf8'), type: 'text/plain' }
    },
  }
}

/** The versions of files by path: a file is read again only after it was written. */
const known = new Map<string, { written: number; version: number }>()

async function findFile(folders: readonly string[], name: Category) {
  for (const folder of folders) {
    const path = join(folder, `${name}.txt`)
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) return { path, version: await hashOfFile(path, found.mtimeMs) }
  }
  return undefined
}

/** A hash, because all processes of the service must give the same sites the same version. */
async function hashOfFile(path: string, written: number): Promise<number> {
  const before = known.get(path)
  if (before?.written === written) return before.version
  const version = hash('sha256', await readFile(path), 'buffer').readUInt32BE()
  known.set(path, { written, version })
  return version
}
