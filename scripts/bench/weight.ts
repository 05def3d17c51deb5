import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Served } from './served.ts'
import type { Line } from './table.ts'

/** The gzipped size of what the home page loads: its scripts with all their imports, and the styles in it. */
export async function measureWeight(served: Served): Promise<Line[]> {
  const { text } = await served.ask('/', { 'Accept-Encoding': 'gzip' })
  const scripts = /data-scripts="([^"]+)"/.exec(text)![1]!.split(' ')
  const styles = [...text.matchAll(/<style>(.+?)<\/style>/gs)].map(([, sheet]) => gzipSync(sheet!).length)
  return [
    { name: 'script of the home page', value: await sumSizes(served, scripts), most: 110, unit: 'kB' },
    {
      name: 'styles of the home page',
      value: styles.reduce((all, size) => all + size, 0) / 1000,
      most: 15,
      unit: 'kB',
    },
  ]
}

/** In kB; each file counts once, including those that a script imports statically. */
async function sumSizes(served: Served, paths: string[]): Promise<number> {
  const seen = new Set(paths)
  let bytes = 0
  for (const path of seen) {
    const { body, text } = await served.ask(path, { 'Accept-Encoding': 'gzip' })
    bytes += body.length
    if (path.endsWith('.js'))
      for (const [, file] of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/g))
        seen.add(posix.join(posix.dirname(path), file!))
  }
  return bytes / 1000
}
