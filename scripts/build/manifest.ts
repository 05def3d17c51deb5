import { basename } from 'node:path'
import type { Metafile } from 'esbuild'
import { entries, sheets } from './browser.ts'

export interface Manifest {
  scripts: Record<string, { entry: string; imports: string[] }>
  /** By source file: what a screen that is fetched later consists of. */
  lazy: Record<string, string[]>
  styles: Record<string, string>
  /** By the name of the font file: `be-vietnam-pro-latin-400-normal`. */
  fonts: Record<string, string>
  files: string[]
}

/** What the server must know of the built files to name them in a page. */
export function describeBundle(metafile: Metafile): Manifest {
  const outputs = Object.keys(metafile.outputs)
  const named = [...Object.values(entries), ...Object.values(sheets)]
  const later = outputs.filter(
    file => isScript(file) && entryOf(metafile, file) && !named.includes(entryOf(metafile, file)!),
  )
  return {
    scripts: mapValues(entries, source => {
      const entry = builtFrom(metafile, source)
      return { entry: url(entry), imports: importsOf(metafile, entry).map(url) }
    }),
    lazy: Object.fromEntries(
      later.map(file => [entryOf(metafile, file), [file, ...importsOf(metafile, file)].map(url)]),
    ),
    styles: mapValues(sheets, source => url(builtFrom(metafile, source))),
    fonts: Object.fromEntries(
      outputs.filter(file => file.endsWith('.woff2')).map(file => [sourceName(metafile, file), url(file)]),
    ),
    files: outputs.map(url),
  }
}

/** Every file that a built script imports before it runs, directly or not. */
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

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

function url(file: string): string {
  return file.replace('dist/', '')
}

function mapValues<T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
