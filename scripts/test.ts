import { plainError } from '../src/kernel/plain-error.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './test/chromium.ts'
import { openTestDatabase } from './test/database.ts'
import { countTests, findTests, needsBrowser } from './test/files.ts'
import { type Result, runFile } from './test/run-file.ts'

const { env } = process

/** `npm test`, or `npm test -- billing wallet` for the files whose path contains one of the words. */
export async function run(words: string[]): Promise<void> {
  const files = findTests('tests', words)
  if (files.length === 0) throw plainError(`no test file in tests/ matches ${words.join(' ') || 'anything'}.`)
  const chromium = findChromium(env)
  const results = new Map<string, Result>()
  const toRun = files.filter(file => {
    const instead = needsBrowser(file) ? withoutBrowser(file, chromium) : null
    if (instead) report(file, instead, results)
    return !instead
  })

  await buildIfStale()
  const database = await openTestDatabase(env.TEST_DATABASE_URL)
  const forTests = {
    ...env,
    NODE_ENV: 'test',
    CHROMIUM_PATH: chromium,
    TEST_DATABASE_URL: database.url,
    TEST_DATABASE_KIND: database.kind,
  }
  const runOne = async (file: string) => {
    const start = Date.now()
    const result = await runFile(file, forTests, needsBrowser(file) ? 300_000 : 120_000)
    report(file, result, results, `${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
  const inBrowser = toRun.filter(needsBrowser).values()
  // the service and the browser of each mostly wait, so two go at once; the others share the database, or measure time
  const lane = async () => {
    for (const file of inBrowser) await runOne(file)
  }
  try {
    await Promise.all([lane(), lane()])
    for (const file of toRun) if (!needsBrowser(file)) await runOne(file)
  } finally {
    await database.close()
  }
  sumUp(results)
}

function withoutBrowser(file: string, chromium: string | undefined): Result | null {
  if (env.BROWSER_TESTS === 'off') return { passed: 0, failed: 0, skipped: 0, output: 'not run: BROWSER_TESTS=off' }
  if (chromium) return null
  const count = countTests(file)
  const output = 'no Chromium found: set CHROMIUM_PATH'
  return env.CI === 'true'
    ? { passed: 0, failed: count, skipped: 0, output }
    : { passed: 0, failed: 0, skipped: count, output }
}

function report(file: string, result: Result, results: Map<string, Result>, note = result.output): void {
  results.set(file, result)
  const { passed, failed, skipped, output } = result
  if (failed > 0) console.log(`✘ ${file}\n${output.trim()}\n`)
  else console.log(`• ${file}  ${passed}${skipped ? ` (${skipped} skipped)` : ''}  ${note}`)
}

function sumUp(results: Map<string, Result>): void {
  const all = (field: 'passed' | 'failed' | 'skipped') =>
    [...results.values()].reduce((sum, result) => sum + result[field], 0)
  const red = [...results].filter(([, { failed }]) => failed > 0).map(([file]) => file)
  if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`)
  if (all('passed') + all('failed') === 0) console.log('\nNo test ran.')
  console.log(`\n${all('passed')} passed, ${all('failed')} failed, ${all('skipped')} skipped`)
  if (red.length > 0 || all('passed') === 0) process.exitCode = 1
}
