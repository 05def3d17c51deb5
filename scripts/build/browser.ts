import { build, type Metafile } from 'esbuild'
import { leaveOut } from './leave-out.ts'
import { oneSharedChunk } from './one-shared-chunk.ts'
import { shrink } from './shrink.ts'

export const entries = { vi: 'views/browser.vi.ts', en: 'views/browser.en.ts' }
export const splash = 'views/splash/splash.ts'
export const sheets = { site: 'views/styles/site.css', console: 'views/styles/console.css' }

export async function buildBrowser(outdir: string): Promise<Metafile> {
  const [site, greeting] = await Promise.all([
    bundle([...Object.values(entries), ...Object.values(sheets)], outdir),
    // By itself, because the first page's script would otherwise be split by what the two share.
    bundle([splash], outdir),
  ])
  const metafile = {
    inputs: { ...site.inputs, ...greeting.inputs },
    outputs: { ...site.outputs, ...greeting.outputs },
  }
  await shrink(Object.keys(metafile.outputs))
  return metafile
}

async function bundle(entryPoints: string[], outdir: string): Promise<Metafile> {
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
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file' },
    plugins: [leaveOut, oneSharedChunk],
    metafile: true,
    logLevel: 'error',
  })
  return metafile
}
