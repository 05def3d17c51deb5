import { readFileSync } from 'node:fs'
import type { Metafile } from 'esbuild'
import { entry, sheets } from '../build/browser.ts'
import { builtFrom, importsOf } from '../build/manifest.ts'
import { buildIfStale } from '../build.ts'

const ours = /^(views|((vi|en):)?src\/i18n|src\/shared)\//
const packages = [
  ...['react', 'react-dom', 'scheduler'],
  ...['react-router', '@remix-run', 'cookie', 'cookie-es', 'set-cookie-parser'],
  ...['libphonenumber-js', 'jszip', '@fontsource'],
]
/** Files that must not come with the first page. */
const comesLater = [
  /node_modules\/jszip\//,
  /^views\/(billing|console|catalogue|dev|dialogs|download|portal|pricing|splash)\//,
  /^views\/styles\/(console|portal)\//,
  /^views\/home\/(?!home-page\.tsx$)/,
  /^(vi|en):|^src\/i18n\/splash\./,
]

export async function bundleFaults(): Promise<string[]> {
  await buildIfStale()
  return faultsOf(JSON.parse(readFileSync('dist/metafile.json', 'utf8')))
}

/** Checks that the browser bundle has no server code, and the first page's scripts no code of later pages and parts. */
function faultsOf(metafile: Metafile): string[] {
  const foreign = Object.keys(metafile.inputs).filter(
    input => !ours.test(input) && !packages.includes(packageOf(input)),
  )
  const forVisitors = [entry, sheets.site].flatMap(source => {
    const entry = builtFrom(metafile, source)
    return [entry, ...importsOf(metafile, entry)].flatMap(file => Object.keys(metafile.outputs[file]!.inputs))
  })
  const tooEarly = [...new Set(forVisitors)].filter(input => comesLater.some(later => later.test(input)))
  return [
    ...[...new Set(foreign)].map(input => `${input} belongs to the server`),
    ...tooEarly.map(input => `${input} belongs to a later page`),
  ]
}

function packageOf(input: string): string {
  return input.split('node_modules/').at(-1)!.split('/')[0]!
}
