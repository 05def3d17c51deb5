import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operatorError } from '../src/kernel/operator-error.ts'
import { areas } from './mutate/areas.ts'
import { explained } from './mutate/explained.ts'
import { type Mutant, mutantsOf } from './mutate/mutants.ts'
import { findTests } from './test/files.ts'

const atLeast = 0.9
/** In ms. A change can make a loop endless. */
const patience = 20_000
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const hooks = ['tsx-hook.mjs', 'mutate/hook.mjs'].flatMap(name => ['--import', beside(name)])

/**
 * `npm run mutate`: changes one small thing at a time in the rules, dates and other files of `areas.ts`, and prints each
 * change that no test notices. With words, only in the files whose path contains one of them.
 */
export async function run(words: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-mutants-'))
  const counts = { noticed: 0, explained: 0, survived: 0 }
  try {
    for (const { sources, tests } of areas) {
      const checks = findTests('tests', tests)
      for (const file of globSync(sources).sort()) {
        if (words.length > 0 && !words.some(word => file.includes(word))) continue
        await mutate(file, checks, folder, counts)
      }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const { noticed, survived } = counts
  const part = noticed / (noticed + survived)
  console.log(
    `\n${noticed} noticed, ${survived} not, ${counts.explained} that change nothing: ${(part * 100).toFixed(1)} %`,
  )
  if (!(part >= atLeast)) throw operatorError(`the tests notice less than ${atLeast * 100} % of the changes.`)
}

async function mutate(file: string, tests: string[], folder: string, counts: Record<string, number>): Promise<void> {
  const reasons = explained[file] ?? {}
  const typed = readFileSync(file, 'utf8')
  const unchanged = { file, tests, at: join(folder, 'unchanged.json') }
  // else each change would seem to be noticed
  if (await isNoticed({ source: stripTypeScriptTypes(typed) }, unchanged))
    throw operatorError(`the tests of ${file} fail without a change.`)
  const waiting = mutantsOf(typed)
  const total = waiting.length
  let survived = 0
  const work = async (place: number) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const said = `${mutant.was} → ${mutant.becomes}`
      const outcome = (await isNoticed(mutant, { file, tests, at: join(folder, `${place}.json`) }))
        ? 'noticed'
        : reasons[said]
          ? 'explained'
          : 'survived'
      counts[outcome]!++
      if (outcome !== 'survived') continue
      survived++
      console.log(`  ${file}:${mutant.line}  ${said}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, (_, place) => work(place)))
  console.log(`${survived > 0 ? '✘' : '•'} ${file}  ${total - survived} of ${total}`)
}

interface Where {
  file: string
  tests: string[]
  at: string
}

async function isNoticed({ source }: Pick<Mutant, 'source'>, { file, tests, at }: Where): Promise<boolean> {
  writeFileSync(at, JSON.stringify({ file: resolve(file), source }))
  const child = spawn(process.execPath, [...hooks, beside('mutate/run-tests.mjs'), ...tests], {
    env: { ...process.env, MUTANT: at },
    stdio: 'ignore',
    timeout: patience,
    killSignal: 'SIGKILL',
  })
  return new Promise(settle => child.on('close', code => settle(code !== 0)))
}
