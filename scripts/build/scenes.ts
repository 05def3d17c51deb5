import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { compress } from './compress.ts'
import { bundleForNode } from './server.ts'

/** Writes every picture to a file with its colours inside, because an image does not see the page's style sheet. */
export async function buildScenes(outdir: string): Promise<void> {
  const folder = join(outdir, 'scenes')
  await bundleForNode({ draw: 'scripts/build/draw.tsx' }, folder, '.mjs')
  const { draw }: typeof import('./draw.tsx') = await import(pathToFileURL(resolve(folder, 'draw.mjs')).href)
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  const files = Object.entries(draw(await paints())).map(([name, svg]) => {
    const file = join(folder, `${name}.svg`)
    writeFileSync(file, svg)
    return file
  })
  await compress(files)
}

async function paints(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['views/styles/scenes.css'],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]!.text.trim()
}
