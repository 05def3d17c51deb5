import { readFileSync, writeFileSync } from 'node:fs'
import { operatorError } from '../src/kernel/operator-error.ts'
import { buildBrowser } from './build/browser.ts'
import { compress } from './build/compress.ts'
import { buildExtension } from './build/extension.ts'
import { ownFolder, remove, replaceDist } from './build/folder.ts'
import { buildGuide } from './build/guide.ts'
import { describeBundle } from './build/manifest.ts'
import { buildScenes } from './build/scenes.ts'
import { buildServer } from './build/server.ts'
import { stampOf } from './build/stamp.ts'

const icons = ['static/favicon.svg', 'static/icon-192.png']
const sources = ['src', 'views', 'scripts/build', 'scripts/build.ts', ...icons, 'package-lock.json', 'tsconfig.json']

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
  const folder = ownFolder('.')
  try {
    const [browser] = await Promise.all([
      buildBrowser(folder),
      buildServer(folder),
      buildScenes(folder).then(() => buildExtension(folder)),
      buildGuide(folder),
    ])
    await compress(Object.keys(browser.outputs))
    writeFileSync(`${folder}/metafile.json`, JSON.stringify(browser))
    writeFileSync(`${folder}/manifest.json`, JSON.stringify(describeBundle(browser), null, 2))
    writeFileSync(`${folder}/stamp`, stamp)
    replaceDist(folder, 'dist')
  } catch (error) {
    if ((error as Error).message.startsWith('Build failed')) throw operatorError('the build failed, see above.')
    throw error
  } finally {
    remove(folder)
  }
}

function builtFrom(): string | null {
  try {
    return readFileSync('dist/stamp', 'utf8')
  } catch {
    return null
  }
}
