import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { operatorError } from '../src/kernel/operator-error.ts'
import { buildBrowser } from './build/browser.ts'
import { compress } from './build/compress.ts'
import { buildGuide } from './build/guide.ts'
import { describeBundle } from './build/manifest.ts'
import { buildScenes } from './build/scenes.ts'
import { buildServer } from './build/server.ts'
import { stampOf } from './build/stamp.ts'

const sources = ['src', 'views', 'scripts/build', 'scripts/build.ts', 'package-lock.json', 'tsconfig.json']

export async function run(): Promise<void> {
  const start = Date.now()
  await build()
  console.log(`Built dist/ in ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

export async function buildIfStale(): Promise<void> {
  if (stampOf(sources) === builtFrom()) return
  console.log('Building …')
  await build()
}

export async function build(): Promise<void> {
  const stamp = stampOf(sources)
  rmSync('dist', { recursive: true, force: true })
  mkdirSync('dist')
  try {
    const [browser] = await Promise.all([buildBrowser(), buildServer(), buildScenes(), buildGuide()])
    await compress(Object.keys(browser.outputs))
    writeFileSync('dist/metafile.json', JSON.stringify(browser))
    writeFileSync('dist/manifest.json', JSON.stringify(describeBundle(browser), null, 2))
  } catch (error) {
    if ((error as Error).message.startsWith('Build failed')) throw operatorError('the build failed, see above.')
    throw error
  }
  writeFileSync('dist/stamp', stamp)
}

function builtFrom(): string | null {
  try {
    return readFileSync('dist/stamp', 'utf8')
  } catch {
    return null
  }
}
