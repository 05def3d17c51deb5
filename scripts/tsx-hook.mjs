// Node.js runs .ts as it is; this teaches it .tsx (compiled once per content) and lets style sheets be imported.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../node_modules/.cache/tsx', import.meta.url))
const require = createRequire(import.meta.url)

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.tsx')) return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
    return nextLoad(url, context)
  },
})

function compiled(file) {
  const source = readFileSync(file, 'utf8')
  const kept = join(cache, `${createHash('sha256').update(file).update(source).digest('hex')}.js`)
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const { code } = require('esbuild').transformSync(source, {
    loader: 'tsx',
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'inline',
  })
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${kept}.${process.pid}`, code)
  renameSync(`${kept}.${process.pid}`, kept)
  return code
}
