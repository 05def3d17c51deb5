import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

interface Locked {
  license: string
  integrity?: string
  dev?: true
  hasInstallScript?: true
}

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { '': _, ...packages } = JSON.parse(read('package-lock.json')).packages as Record<string, Locked>

/** What they ask for is that their notices stay with what is passed on. */
const permissive = /^(MIT|Apache-2\.0|ISC|BSD-[23]-Clause|BlueOak-1\.0\.0|MIT OR Apache-2\.0|\(MIT AND Zlib\))$/
const others: Record<string, string> = {
  '@fontsource/baloo-2': 'OFL-1.1',
  '@fontsource/be-vietnam-pro': 'OFL-1.1',
  // we take the MIT one
  jszip: '(MIT OR GPL-3.0-or-later)',
}

test('R70: every package is locked by its content and has a licence that we know, with one exception that only tests use', () => {
  const unknown = Object.entries(packages).filter(([path, { license }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    return !permissive.test(license) && others[name] !== license
  })
  assert.equal(
    unknown.map(([path, { license, dev }]) => [path, license, dev]),
    [['node_modules/axe-core', 'MPL-2.0', true]],
  )
  for (const [path, { integrity }] of Object.entries(packages)) assert.match(integrity ?? '', /^sha512-/, path)
})

test('R70: the container is built without scripts of packages, and only named packages have one', () => {
  const scripts = Object.keys(packages).filter(path => packages[path]!.hasInstallScript)
  const { allowScripts } = JSON.parse(read('package.json'))
  assert.equal(scripts.map(path => path.replace('node_modules/', '')).sort(), Object.keys(allowScripts).sort())
  const installs = read('Dockerfile').match(/npm ci.*/g)!
  assert.ok(installs.length > 0)
  for (const install of installs) assert.match(install, '--ignore-scripts')
})

test.run()
