import { basename, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { apart, type Book, languages } from '../../src/i18n/index.ts'

const noBooks = ['index.ts', 'wait.ts']

/** A visitor downloads one language: a book becomes a function that fetches `vi:src/i18n/….ts` or `en:src/i18n/….ts`. */
export const partWords: Plugin = {
  name: 'part-words',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]src[\\/]i18n[\\/]/, namespace: 'file' }, async ({ path }) => {
      if (noBooks.includes(basename(path))) return undefined
      const file = relative('.', path).replaceAll('\\', '/')
      const fetched = `(language === 'vi' ? import('vi:${file}') : import('en:${file}'))`
      const { name } = await read(path)
      return { contents: `export const ${name} = async language => (await ${fetched}).default` }
    })
    for (const language of languages) {
      const prefix = `${language}:`
      onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        path: path.slice(prefix.length),
        namespace: language,
      }))
      onLoad({ filter: /./, namespace: language }, async ({ path }) => {
        const { book } = await read(path)
        return { contents: `export default ${JSON.stringify(apart(book)[language])}` }
      })
    }
  },
}

/** Bundled first, because Node.js would not read a file again that changed. */
async function read(file: string): Promise<{ name: string; book: Book }> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'esm', write: false })
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64')
  const [[name, book]] = Object.entries(await import(`data:text/javascript;base64,${code}`)) as [[string, Book]]
  return { name, book }
}
