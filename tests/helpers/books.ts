import { readdirSync } from 'node:fs'
import type { Book } from '../../src/i18n/index.ts'

/** Every book of src/i18n, with its file and its export. */
export async function readBooks(): Promise<{ file: string; name: string; book: Book }[]> {
  const files = readdirSync('src/i18n').filter(file => !['index.ts', 'wait.ts'].includes(file))
  const modules = await Promise.all(files.map(file => import(`../../src/i18n/${file}`)))
  return files.flatMap((file, at) => Object.entries<Book>(modules[at]).map(([name, book]) => ({ file, name, book })))
}
