import { readFileSync } from 'node:fs'
import type { Metafile } from 'esbuild'
import { entries, sheets } from './build/browser.ts'
import { builtFrom, importsOf } from './build/manifest.ts'
import { buildIfStale } from './build.ts'

const ours = /^(views|src\/i18n|src\/shared)\//
const packages = [
  ...['react', 'react-dom', 'scheduler'],
  ...['react-router', '@remix-run', 'cookie', 'cookie-es', 'set-cookie-parser'],
  ...['libphonenumber-js', 'jszip', '@fontsource'],
]
/** Screens, styles and words of the console, of buying and of downloading; but not the files that tell where words are. */
const comesLater =
  /node_modules\/jszip\/|^views\/download\/(?!download-words\.ts$)|^views\/(console|catalogue|dev)\/|^views\/billing\/(?!(payment|wallet)-words\.ts$)|^views\/styles\/console\/|^src\/i18n\/\w+\/(console|download|family|guide|packages|parents|payment|subscriptions|wallet)\./

export async function bundleFaults(): Promise<string[]> {
  await buildIfStale()
  return faultsOf(JSON.parse(readFileSync('dist/metafile.json', 'utf8')))
}

/** Proves that no server code is in the browser bundle, and nothing of later pages in what every visitor downloads. */
export function faultsOf(metafile: Metafile): string[] {
  const foreign = Object.keys(metafile.inputs).filter(
    input => !ours.test(input) && !packages.includes(packageOf(input)),
  )
  const forVisitors = [...Object.values(entries), sheets.site].flatMap(source => {
    const entry = builtFrom(metafile, source)
    return [entry, ...importsOf(metafile, entry)].flatMap(file => Object.keys(metafile.outputs[file]!.inputs))
  })
  const tooEarly = [...new Set(forVisitors)].filter(input => comesLater.test(input))
  return [
    ...[...new Set(foreign)].map(input => `${input} belongs to the server`),
    ...tooEarly.map(input => `${input} belongs to a later page`),
  ]
}

function packageOf(input: string): string {
  return input.split('node_modules/').at(-1)!.split('/')[0]!
}
