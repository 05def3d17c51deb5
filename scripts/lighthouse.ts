import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorError } from '../src/kernel/operator-error.ts'
import { openBenchDatabase } from './bench/database.ts'
import { startServed } from './bench/served.ts'
import { buildIfStale } from './build.ts'
import { needChromium } from './test/chromium.ts'

const version = '12.8.2'
const pages = ['/', '/about', '/login']
/** Results vary by a few points, so the median run is printed. */
const runs = 3
/** Lighthouse sometimes misses the beginning of the page load, and then has no result. */
const triesAtMost = 3
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { displayValue?: string }>
}

/**
 * `node scripts/run.mjs lighthouse`: Lighthouse's figures of the production build on its phone profile. Nothing else may
 * keep the machine busy meanwhile. Lighthouse comes through npx into a folder that is deleted.
 */
export async function run(paths: string[]): Promise<void> {
  const CHROME_PATH = needChromium()
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-lighthouse-'))
  const database = await openBenchDatabase(process.env)
  const served = await startServed(database, { originAt: port => `http://localhost:${port}` })
  const env = { ...process.env, CHROME_PATH, npm_config_cache: join(folder, 'npm') }
  try {
    for (const path of paths.length > 0 ? paths : pages)
      printReport(path, medianRun(`http://localhost:${served.port}${path}`, join(folder, 'report.json'), env))
  } finally {
    await served.stop()
    await database.close()
    rmSync(folder, { recursive: true })
  }
}

function medianRun(...page: Parameters<typeof measure>): Report {
  const reports = Array.from({ length: runs }, () => measure(...page))
  const scoreOf = ({ categories }: Report) => categories.performance?.score ?? 0
  return reports.sort((one, other) => scoreOf(one) - scoreOf(other))[(runs - 1) / 2]!
}

function measure(url: string, file: string, env: NodeJS.ProcessEnv): Report {
  const flags = ['--quiet', '--output=json', `--output-path=${file}`]
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  for (let tries = 0; tries < triesAtMost; tries++) {
    const { status } = spawnSync('npx', ['--yes', `lighthouse@${version}`, url, ...flags, chrome], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8'))
  }
  throw operatorError(`Lighthouse could not measure ${url}.`)
}

function printReport(path: string, { categories, audits }: Report): void {
  const figures = Object.entries(wanted).map(([name, least]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100)
    return `${name} ${score}${score < least ? ` (wanted ${least})` : ''}`
  })
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  console.log(`${path}  ${figures.join(' · ')}`)
  console.log(`    ${times.map(name => `${name} ${audits[name]?.displayValue}`).join(' · ')}`)
}
