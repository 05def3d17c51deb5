import { posix } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { codeOf, sourcesIn } from './helpers/sources.ts'

const sources = sourcesIn('src', 'views', 'scripts', 'tests', 'migrations').map(source => ({
  file: source.file,
  code: codeOf(source),
}))

/** Loaded by name at run time: the commands by scripts/run.mjs, the migrations by Knex. */
const loadedByName = /^(scripts\/[\w-]+\.ts run|migrations\/\S+ (up|down))$/

const declared = /^export\s+(?:async\s+)?(?:function\*?|const|let|class|type|interface)\s+(\w+)/gm
const listed = /^(import|export)\s+(?:type\s+)?\{([^}]*)\}(?:\s+from\s+'([^']+)')?/gm
const whole = /^(?:import|export)\s+(?:type\s+)?\*[^']*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

function resolve(from: string, to: string): string {
  return to.startsWith('.') ? posix.join(posix.dirname(from), to) : to
}

/** Reads `a, type b as c` as pairs of the name at its source and the name here. */
function namesIn(list: string): [theirs: string, ours: string][] {
  return list
    .split(',')
    .map(each => each.trim().replace(/^type\s+/, ''))
    .filter(each => each !== '')
    .map(each => each.split(/\s+as\s+/))
    .map(([theirs, ours = theirs]) => [theirs!, ours!])
}

test('every export is imported by another file', () => {
  const exported: string[] = []
  const imported = new Set<string>()
  for (const { file, code } of sources) {
    for (const [, name] of code.matchAll(declared)) exported.push(`${file} ${name}`)
    for (const [, kind, list, from] of code.matchAll(listed))
      for (const [theirs, ours] of namesIn(list!)) {
        if (from) imported.add(`${resolve(file, from)} ${theirs}`)
        if (kind === 'export') exported.push(`${file} ${ours}`)
      }
    for (const [, star, later] of code.matchAll(whole)) imported.add(resolve(file, (star ?? later)!))
  }
  assert.ok(exported.length > 1_500 && imported.size > 1_000, 'exports and imports were read')
  assert.equal(
    exported.filter(each => !imported.has(each) && !imported.has(each.split(' ')[0]!) && !loadedByName.test(each)),
    [],
  )
})

test.run()
