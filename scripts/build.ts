import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Builds in a folder of its own, so that two builds at the same time do not disturb each other. */
export async function build(): Promise<void> {
  const stamp = stampOf(sources)
  const folder = `dist.${process.pid}`
  remove(folder)
  mkdirSync(folder)
  try {
    const [browser] = await Promise.all([
      buildBrowser(folder),
      buildServer(folder),
      buildScenes(folder),
      buildGuide(folder),
    ])
    await compress(Object.keys(browser.outputs))
    writeFileSync(`${folder}/metafile.json`, JSON.stringify(browser))
    writeFileSync(`${folder}/manifest.json`, JSON.stringify(describeBundle(browser), null, 2))
    writeFileSync(`${folder}/stamp`, stamp)
    replaceDist(folder)
  } catch (error) {
    if ((error as Error).message.startsWith('Build failed')) throw operatorError('the build failed, see above.')
    throw error
  } finally {
    remove(folder)
  }
}

function replaceDist(folder: string): void {
  const old = `${folder}.old`
  do {
    remove(old)
    renameUnless('ENOENT', 'dist', old)
    // Another build may have put its own dist/ here since, which is then replaced too.
  } while (!renameUnless('ENOTEMPTY', folder, 'dist'))
  remove(old)
}

/** Returns false if the move failed for the given reason. */
function renameUnless(code: string, from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false
    throw error
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

function builtFrom(): string | null {
  try {
    return readFileSync('dist/stamp', 'utf8')
  } catch {
    return null
  }
}
