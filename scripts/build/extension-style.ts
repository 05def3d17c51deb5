import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'

/** The letters that its pages use: text, what is stressed, and titles. */
const letters = [
  { family: 'Be Vietnam Pro', weight: 400 },
  { family: 'Be Vietnam Pro', weight: 600 },
  { family: 'Baloo 2', weight: 700 },
]

/** The sheets of the extension's pages as one, with the colours, measures and letters of the site. */
export async function writeExtensionStyle(outdir: string, sheets: string[]): Promise<void> {
  const read = (file: string) => readFileSync(file, 'utf8')
  const faces = read('views/styles/fonts.css').match(/@font-face \{[^}]*\}/g) ?? []
  const chosen = faces.filter(face =>
    letters.some(({ family, weight }) => face.includes(`'${family}'`) && face.includes(`font-weight: ${weight};`)),
  )
  await build({
    stdin: {
      contents: [read('views/styles/tokens.css'), ...chosen, ...sheets.map(read)].join('\n'),
      loader: 'css',
      resolveDir: resolve('views/styles'),
    },
    outfile: `${outdir}/pages.css`,
    bundle: true,
    minify: true,
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    logLevel: 'error',
  })
}
