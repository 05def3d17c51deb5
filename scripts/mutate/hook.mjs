// Gives one file another source, which MUTANT names: `{ "file": "/…/dates.ts", "source": "…" }`.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const { file, source } = JSON.parse(readFileSync(process.env.MUTANT, 'utf8'))
const mutated = pathToFileURL(file).href

registerHooks({
  load(url, context, nextLoad) {
    return url === mutated ? { format: 'module', source, shortCircuit: true } : nextLoad(url, context)
  },
})
