// Node.js runs .ts files itself. This hook adds .tsx (compiled once per content) and ignores imported style sheets.
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
  const cached = join(cache, `${createHash('sha256').update(file).update(source).digest('hex')}.js`)
  if (existsSync(cached)) return readFileSync(cached, 'utf8')
  const { code } = require('esbuild').transformSync(source, {
    loader: 'tsx',
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'inline',
  })
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${cached}.${process.pid}`, code)
  renameSync(`${cached}.${process.pid}`, cached)
  return code
}
