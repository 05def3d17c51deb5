import { readFileSync } from 'node:fs'
import { explainedIn, isBroken, type Part, printTable, promiseTable, testsIn } from './proof/table.ts'
import { findTests, needsBrowser } from './test/files.ts'
import { findPostgres, quickFolder, startPostgres } from './test/postgres.ts'
import type { Results } from './test/report.ts'
import { run as test } from './test.ts'

const zones = ['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York', 'Pacific/Kiritimati']
/** The tests of rules that depend on days, months and money; pages get their dates from these. */
const billing = ['/billing/', '/shared/dates', '/shared/months', '/console/orders', '/console/refunds', '/console/work']
const inFull = { PROOF: 'on' }

/**
 * `npm run proof`: the tests with all combinations and repetitions, those that need a PostgreSQL server on one of their
 * own, and then those of billing in each of the time zones; run it by hand before a release. A part that fails does not
 * keep the next from running, and at the end stands what became of each promise. With words, only the files whose path
 * contains one of them, and the promises that they hold.
 */
export async function run(words: string[]): Promise<void> {
  const { env } = process
  const parts = [await runPart('in full', () => test(words, { ...env, ...inFull }))]
  const skipped = [...parts[0]!.results].filter(([file, { skipped }]) => skipped > 0 && !needsBrowser(file))
  const bin = findPostgres()
  if (bin && skipped.length > 0 && !env.TEST_DATABASE_URL)
    parts.push(
      await runPart('on a server', () =>
        testOnServer(
          bin,
          skipped.map(([file]) => file),
        ),
      ),
    )
  if (words.length === 0) for (const TZ of zones) parts.push(await runPart(TZ, () => test(billing, { ...env, TZ })))

  const tests = findTests('tests', []).flatMap(file => testsIn(file, readFileSync(file, 'utf8')))
  const all = promiseTable(tests, explainedIn(readFileSync('SECURITY.md', 'utf8')), parts)
  const rows = words.length === 0 ? all : all.filter(({ outcome }) => /passed|failed|skipped/.test(outcome))
  console.log(`\n${printTable(rows)}`)
  if (rows.some(isBroken)) process.exitCode = 1
}

async function runPart(name: string, work: () => Promise<Results>): Promise<Part> {
  console.log(`\n${name}:`)
  const began = Date.now()
  try {
    return { name, results: await work() }
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    return { name, results: new Map() }
  } finally {
    console.log(`${name}: ${((Date.now() - began) / 60_000).toFixed(1)} minutes`)
  }
}

async function testOnServer(bin: string, files: string[]): Promise<Results> {
  const server = await startPostgres(bin, undefined, quickFolder())
  return test(files, { ...process.env, ...inFull, TEST_DATABASE_URL: server.url }).finally(server.remove)
}
