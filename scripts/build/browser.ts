import { build, type Metafile, type Plugin } from 'esbuild'
import { leaveOut } from './leave-out.ts'
import { oneSharedChunk } from './one-shared-chunk.ts'
import { partWords } from './part-words.ts'
import { shrink } from './shrink.ts'

export const entry = 'views/start.ts'
export const splash = 'views/splash/splash.ts'
/** Browsers of early 2023: older phones of parents get no newer ones. Nested rules of sheets are written out for them. */
const browsers = ['es2022', 'chrome110', 'firefox110', 'safari16']
export const sheets = {
  site: 'views/styles/site.css',
  console: 'views/styles/console.css',
  portal: 'views/styles/portal.css',
}

export async function buildBrowser(outdir: string): Promise<Metafile> {
  const [site, greeting] = await Promise.all([
    bundle([entry, ...Object.values(sheets)], outdir, [partWords]),
    // By itself, because the first page's script would otherwise be split by what the two share. It has both languages.
    bundle([splash], outdir),
  ])
  const metafile = {
    inputs: { ...site.inputs, ...greeting.inputs },
    outputs: { ...site.outputs, ...greeting.outputs },
  }
  await shrink(Object.keys(metafile.outputs))
  return metafile
}

async function bundle(entryPoints: string[], outdir: string, plugins: Plugin[] = []): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints,
    outdir,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: browsers,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file' },
    plugins: [...plugins, leaveOut, oneSharedChunk],
    metafile: true,
    logLevel: 'error',
  })
  return metafile
}
