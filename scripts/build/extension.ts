import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { manifest } from '../../src/clients/browser/manifest.ts'
import { pictures } from '../../src/clients/browser/pages/pictures.ts'
import { sayIn } from '../../src/clients/browser/say.ts'
import { languages } from '../../src/i18n/index.ts'
import { writeExtensionStyle } from './extension-style.ts'

const source = 'src/clients/browser'
const pages = ['child', 'pairing', 'blocked']

/** The browser extension, all but `service.json`, which the service that offers it writes. After the scenes, of which it takes some. */
export async function buildExtension(dist: string): Promise<void> {
  const outdir = `${dist}/clients/browser`
  for (const folder of ['icons', 'scenes']) mkdirSync(`${outdir}/${folder}`, { recursive: true })
  const shared = { outdir, bundle: true, minify: true, target: 'chrome120', logLevel: 'error' } as const
  const scripts = [`${source}/worker.ts`, ...pages.map(page => `${source}/pages/${page}.ts`)]
  await Promise.all([
    build({
      ...shared,
      entryPoints: scripts,
      entryNames: '[name]',
      chunkNames: 'shared/[hash]',
      format: 'esm',
      splitting: true,
    }),
    build({ ...shared, entryPoints: [`${source}/cover/cover.ts`], entryNames: '[name]', format: 'iife' }),
    writeExtensionStyle(
      outdir,
      ['pages', 'controls'].map(sheet => `${source}/pages/${sheet}.css`),
    ),
  ])
  for (const page of pages) copyFileSync(`${source}/pages/${page}.html`, `${outdir}/${page}.html`)
  for (const name of Object.keys(pictures)) copyFileSync(`${dist}/scenes/${name}.svg`, `${outdir}/scenes/${name}.svg`)
  copyFileSync('static/favicon.svg', `${outdir}/icons/mark.svg`)
  copyFileSync('static/icon-192.png', `${outdir}/icons/icon.png`)
  writeFileSync(`${outdir}/manifest.json`, JSON.stringify(manifest, null, 2))
  for (const language of languages) writeLocale(outdir, language)
}

/** What the browser itself shows of the extension. */
function writeLocale(outdir: string, language: (typeof languages)[number]): void {
  const say = sayIn(language)
  const folder = `${outdir}/_locales/${language}`
  mkdirSync(folder, { recursive: true })
  const messages = { name: { message: say('manifest.name') }, about: { message: say('manifest.about') } }
  writeFileSync(`${folder}/messages.json`, JSON.stringify(messages))
}
