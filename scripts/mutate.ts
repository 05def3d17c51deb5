import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { operatorError } from '../src/kernel/operator-error.ts'
import { type Area, areas } from './mutate/areas.ts'
import { explained } from './mutate/explained.ts'
import { type FreshDatabase, openFreshDatabases } from './mutate/fresh-databases.ts'
import { type Mutant, mutantsOf } from './mutate/mutants.ts'
import { sampleOf } from './mutate/sample.ts'
import { testsOf } from './mutate/tests-of.ts'

const atLeast = 0.9
/** In ms. A change can make a loop endless. */
const patience = 20_000
const patienceWithDatabase = 600_000
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const hooks = ['tsx-hook.mjs', 'mutate/hook.mjs'].flatMap(name => ['--import', beside(name)])
const hooksWithDatabase = [
  ...hooks,
  ...['test/light-argon2.mjs', 'test/calm.mjs'].flatMap(name => ['--import', beside(name)]),
]

interface Change extends Tested {
  mutant: Mutant
}

/** A source with the tests that should notice its changes. */
interface Tested {
  file: string
  area: Area
  tests: string[]
}

/**
 * `npm run mutate`: changes one small thing at a time in the rules, dates and other files of `areas.ts`, and prints each
 * change that no test notices. With words, only in the files whose path contains one of them; with `--sample 200` so many
 * changes of those files by chance, as a seed says. A change whose tests use a database takes seconds: the thousands of
 * those are tried only where words or a sample ask for them.
 */
export async function run(args: string[]): Promise<void> {
  const options = { sample: { type: 'string' }, seed: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.sample && !/^[1-9]\d*$/.test(values.sample))
    throw operatorError(`--sample is "${values.sample}": write how many changes, from 1 on.`)
  const isAsked = positionals.length > 0 || values.sample !== undefined
  const all = areas.filter(area => isAsked || !area.usesDatabase).flatMap(area => changesIn(area, positionals))
  if (all.length === 0) throw operatorError(`no file that can be mutated matches ${positionals.join(' ')}.`)
  const seed = Number(values.seed ?? randomInt(1_000_000))
  const changes = values.sample ? sampleOf(all, Number(values.sample), seed) : all
  if (changes.length < all.length) console.log(`${changes.length} of ${all.length} changes, seed ${seed}`)
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-mutants-'))
  const lanes = availableParallelism()
  const databases = changes.some(({ area }) => area.usesDatabase) ? await openFreshDatabases(lanes) : undefined
  try {
    await failIfUnchangedFails(changes, join(folder, 'unchanged.json'), databases?.lanes[0])
    report(await tryAll(changes, folder, databases?.lanes ?? Array.from({ length: lanes })))
  } finally {
    await databases?.close()
    rmSync(folder, { recursive: true })
  }
}

function changesIn(area: Area, words: string[]): Change[] {
  const files = globSync(area.sources).sort()
  return files
    .filter(file => words.length === 0 || words.some(word => file.includes(word)))
    .flatMap(file => {
      const tests = testsOf(file, area)
      return mutantsOf(readFileSync(file, 'utf8')).map(mutant => ({ file, area, tests, mutant }))
    })
}

/** Else each change would seem to be noticed. */
async function failIfUnchangedFails(changes: Change[], at: string, database?: FreshDatabase): Promise<void> {
  for (const change of new Map(changes.map(each => [each.area, each])).values()) {
    const source = stripTypeScriptTypes(readFileSync(change.file, 'utf8'))
    if (await isNoticed({ source }, { ...change, at, database }))
      throw operatorError(`the tests of ${change.file} fail without a change.`)
  }
}

type Outcome = 'noticed' | 'explained' | 'survived'
type Counts = Record<Outcome, number>

async function tryAll(changes: Change[], folder: string, lanes: (FreshDatabase | undefined)[]) {
  const counts = new Map<string, Counts>()
  const waiting = [...changes]
  const work = async (database: FreshDatabase | undefined, lane: number) => {
    for (let change = waiting.shift(); change; change = waiting.shift()) {
      const { file, mutant } = change
      const said = `${mutant.was} → ${mutant.becomes}`
      const isSeen = await isNoticed(mutant, { ...change, at: join(folder, `${lane}.json`), database })
      const outcome = isSeen ? 'noticed' : explained[file]?.[said] ? 'explained' : 'survived'
      const ofFile = counts.get(file) ?? { noticed: 0, explained: 0, survived: 0 }
      counts.set(file, ofFile)
      ofFile[outcome]++
      if (outcome === 'survived') console.log(`  ${file}:${mutant.line}  ${said}`)
    }
  }
  await Promise.all(lanes.map(work))
  return counts
}

function report(counts: Map<string, Counts>): void {
  const total = (outcome: Outcome) => [...counts.values()].reduce((all, ofFile) => all + ofFile[outcome], 0)
  for (const [file, { noticed, explained, survived }] of counts)
    console.log(`${survived > 0 ? '✘' : '•'} ${file}  ${noticed + explained} of ${noticed + explained + survived}`)
  const [noticed, survived] = [total('noticed'), total('survived')]
  const part = noticed / (noticed + survived)
  console.log(
    `\n${noticed} noticed, ${survived} not, ${total('explained')} that change nothing: ${(part * 100).toFixed(1)} %`,
  )
  if (!(part >= atLeast)) throw operatorError(`the tests notice less than ${atLeast * 100} % of the changes.`)
}

interface Where extends Tested {
  at: string
  database: FreshDatabase | undefined
}

async function isNoticed(
  { source }: Pick<Mutant, 'source'>,
  { file, area, tests, at, database }: Where,
): Promise<boolean> {
  writeFileSync(at, JSON.stringify({ file: resolve(file), source }))
  const { usesDatabase } = area
  const env = { ...process.env, MUTANT: at, ...(usesDatabase && (await database!.renew())) }
  const flags = usesDatabase ? hooksWithDatabase : hooks
  const child = spawn(process.execPath, [...flags, beside('mutate/run-tests.mjs'), ...tests], {
    env,
    stdio: 'ignore',
    timeout: usesDatabase ? patienceWithDatabase : patience,
    killSignal: 'SIGKILL',
  })
  return new Promise(settle => child.on('close', code => settle(code !== 0)))
}
