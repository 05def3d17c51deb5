import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'
import { type Language, languages } from '../../src/i18n/index.ts'
import { entry, sheets, splash } from './browser.ts'

interface Manifest {
  /** By language: the first page's scripts, the entry first. */
  scripts: Record<string, string[]>
  /** By page title and language: the scripts that the page needs besides the first page's. */
  pages: Record<string, Record<string, string[]>>
  styles: Record<string, string>
  splash: string
  /** By font file name, such as `be-vietnam-pro-latin-400-normal`. */
  fonts: Record<string, string>
  files: string[]
}

/** What the server must know about the built files to link them in a page. */
export function describeBundle(metafile: Metafile): Manifest {
  const outputs = Object.keys(metafile.outputs)
  return {
    scripts: inEach(language => scriptsOf(metafile, [entry, `${language}:src/i18n/pages.ts`])),
    pages: pagesOf(metafile),
    styles: mapValues(sheets, source => url(builtFrom(metafile, source))),
    splash: url(builtFrom(metafile, splash)),
    fonts: Object.fromEntries(
      outputs.filter(file => file.endsWith('.woff2')).map(file => [sourceName(metafile, file), url(file)]),
    ),
    files: outputs.map(url),
  }
}

/** Each site map, with what must arrive in the browser before its pages are known. */
const siteMaps: Record<string, string[]> = {
  'views/site-pages.ts': ['views/site-pages.ts'],
  'views/portal-pages.ts': ['views/portal-pages.ts', 'views/own-sheet.ts'],
  'views/console-pages.ts': ['views/inner-routes.tsx', 'views/own-sheet.ts'],
  'views/development-pages.ts': ['views/inner-routes.tsx', 'views/own-sheet.ts'],
}

/** The icons of all later pages. */
const shapes = 'views/pictures/more-shapes.ts'

/** For each lazy screen of the site maps, by its title: its scripts and those of the words it needs. */
function pagesOf(metafile: Metafile): Manifest['pages'] {
  const pages = Object.entries(siteMaps).flatMap(([map, before]) => {
    const text = readFileSync(map, 'utf8')
    const screens = text.match(/screen: \(\) => import\(/g) ?? []
    const named = [...text.matchAll(/title: '(title\.\w+)',[^}]*? import\('\.\/([^']+)'\)/g)]
    if (named.length !== screens.length)
      throw new Error(`${map}: every page needs a title of its own before its screen.`)
    return named.map(([, title, file]) => ({ title: title!, sources: [...before, `views/${file}`] }))
  })
  if (new Set(pages.map(({ title }) => title)).size !== pages.length) throw new Error('Two pages have the same title.')
  return Object.fromEntries(
    pages.map(({ title, sources }) => [title, inEach(language => partsOf(metafile, sources, language))]),
  )
}

function partsOf(metafile: Metafile, sources: string[], language: Language): string[] {
  const words = [...sourcesOf(metafile, sources.at(-1)!)]
    .flatMap(source => metafile.inputs[source]!.imports)
    .filter(({ kind, path }) => kind === 'dynamic-import' && path.startsWith(`${language}:`))
  return scriptsOf(metafile, [shapes, ...sources, ...words.map(({ path }) => path)])
}

/** The scripts built from these sources, with all that they import. */
function scriptsOf(metafile: Metafile, sources: string[]): string[] {
  const files = sources.map(source => builtFrom(metafile, source))
  return [...new Set(files.flatMap(file => [file, ...importsOf(metafile, file)]))].map(url)
}

/** A source file with all its static imports, except the first page's, which every screen shares. */
function sourcesOf(metafile: Metafile, source: string, seen = new Set<string>()): Set<string> {
  seen.add(source)
  for (const { kind, path } of metafile.inputs[source]!.imports)
    if (kind === 'import-statement' && path !== 'views/browser.tsx' && !seen.has(path)) sourcesOf(metafile, path, seen)
  return seen
}

/** All static imports of a built script, direct and indirect. */
export function importsOf(metafile: Metafile, file: string, seen = new Set<string>()): string[] {
  for (const { path, kind } of metafile.outputs[file]!.imports) {
    if (kind !== 'import-statement' || seen.has(path)) continue
    seen.add(path)
    importsOf(metafile, path, seen)
  }
  return [...seen]
}

export function builtFrom(metafile: Metafile, source: string): string {
  return Object.keys(metafile.outputs).find(file => entryOf(metafile, file) === source)!
}

function entryOf(metafile: Metafile, file: string): string | undefined {
  return metafile.outputs[file]!.entryPoint
}

function sourceName(metafile: Metafile, file: string): string {
  return basename(Object.keys(metafile.outputs[file]!.inputs)[0]!, '.woff2')
}

/** The path without the folder that it was built in. */
function url(file: string): string {
  return file.slice(file.indexOf('/') + 1)
}

function inEach<T>(of: (language: Language) => T): Record<string, T> {
  return Object.fromEntries(languages.map(language => [language, of(language)]))
}

function mapValues<T, R>(record: Record<string, T>, change: (value: T, key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
