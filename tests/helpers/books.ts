import { readdirSync } from 'node:fs'
import { extensionWords } from '../../src/clients/browser/words.ts'
import type { Book } from '../../src/i18n/index.ts'

/** Every book of src/i18n and of the extension, with its file and its export. */
export async function readBooks(): Promise<{ file: string; name: string; book: Book }[]> {
  const files = readdirSync('src/i18n').filter(file => !['index.ts', 'wait.ts'].includes(file))
  const modules = await Promise.all(files.map(file => import(`../../src/i18n/${file}`)))
  const ofExtension = { file: 'clients/browser/words.ts', name: 'extensionWords', book: extensionWords }
  return [
    ...files.flatMap((file, at) => Object.entries<Book>(modules[at]).map(([name, book]) => ({ file, name, book }))),
    ofExtension,
  ]
}
