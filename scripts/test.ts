import { operatorError } from '../src/kernel/operator-error.ts'
import { buildIfStale } from './build.ts'
import { findChromium, findHeadlessShell } from './test/chromium.ts'
import { openTestDatabases } from './test/database.ts'
import { countTests, findTests, longestFirst, needsBrowser, runsAlone, testsDatabase } from './test/files.ts'
import { type Results, report, sumUp } from './test/report.ts'
import type { Result } from './test/run-file.ts'
import { runLane } from './test/run-lane.ts'
import { openSharedSite, type SharedSite } from './test/site.ts'

/**
 * Each lane has a time zone of its own, so that what depends on the machine’s fails soon. There are two lanes more than a
 * small machine has cores, because most test files wait now and then.
 */
const lanes = ['America/New_York', 'Pacific/Kiritimati', 'Asia/Ho_Chi_Minh', 'UTC']

/** `npm test`, or `npm test -- billing wallet` for the files whose path contains one of the words. */
export async function run(words: string[], env = process.env): Promise<Results> {
  const found = findTests('tests', words)
  // files that use no database give the same result on every database
  const files = env.TESTS === 'database' ? found.filter(testsDatabase) : found
  if (files.length === 0) throw operatorError(`no test file in tests/ matches ${words.join(' ') || 'anything'}.`)
  const chromium = findChromium(env)
  const forMostFiles = findHeadlessShell(env) ?? chromium
  const results: Results = new Map()
  const toRun = files.filter(file => chromium || !needsBrowser(file))
  for (const file of files) if (!toRun.includes(file)) report(file, withoutBrowser(file, env), results)

  await buildIfStale()
  const zones = lanes.slice(0, toRun.length).map(zone => env.TZ ?? zone)
  const [site, databases] = await Promise.all([
    forMostFiles && toRun.some(needsBrowser) ? openSharedSite(forMostFiles) : null,
    openTestDatabases(env.TEST_DATABASE_URL, zones),
  ])
  const inFull = env.PROOF === 'on'
  const together = longestFirst(
    toRun.filter(file => !runsAlone(file)),
    inFull,
  ).values()
  const runIn = (lane: number, queue: Iterable<string>, service: SharedSite | null) => {
    const forTests = {
      ...env,
      ...service?.env,
      TZ: zones[lane],
      NODE_ENV: 'test',
      CHROMIUM_PATH: chromium,
      TEST_DATABASE_URL: databases.urls[lane],
      TEST_DATABASE_KIND: databases.kind,
      TEST_DATABASE_TEMPLATE: databases.template,
    }
    return runLane({ env: forTests, timeout: inFull ? 3_600_000 : 600_000 }, queue, results)
  }
  try {
    await Promise.all(databases.urls.map((_, lane) => runIn(lane, together, site)))
    await runIn(0, toRun.filter(runsAlone), null)
    // A browser is slow on a busy machine: a file that fails beside others is run again alone, and that result counts.
    const late = toRun.filter(file => needsBrowser(file) && results.get(file)!.failed > 0)
    if (late.length > 0) {
      console.log(`\nOnce more, alone: ${late.join(', ')}`)
      // A new service, because a failed file may have left data that makes it fail again.
      const again = await openSharedSite(forMostFiles!)
      await runIn(0, late, again).finally(again.close)
    }
  } finally {
    await site?.close()
    await databases.close()
  }
  sumUp(results)
  return results
}

function withoutBrowser(file: string, env: NodeJS.ProcessEnv): Result {
  const count = countTests(file)
  const output = 'no Chromium found: set CHROMIUM_PATH'
  return env.CI === 'true'
    ? { passed: 0, failed: count, skipped: 0, output }
    : { passed: 0, failed: 0, skipped: count, output }
}
