import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { operatorError } from '../src/kernel/operator-error.ts'
import { type Code, codeOf, linesRun, type RunFunction } from './coverage/lines.ts'
import { findTests, needsBrowser } from './test/files.ts'
import { run as test } from './test.ts'

/** R71. */
const atLeast = 0.85

interface Covered {
  file: string
  code: Code
  ran: boolean[]
}

/**
 * `npm run coverage`: runs the tests that need no browser, and prints for each folder of `src/` how many lines of code they
 * ran, then the files of which they ran least. What they run in another program is not seen: the built service, which
 * browser tests use, the extension in its browser, and a process that is killed.
 */
export async function run(words: string[]): Promise<void> {
  const files = findTests('tests', words).filter(file => !needsBrowser(file))
  // without files the runner would run all
  if (files.length === 0) throw operatorError(`no test file without a browser matches ${words.join(' ')}.`)
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-coverage-'))
  try {
    await test(files, { ...process.env, NODE_V8_COVERAGE: folder })
    const covered = report(coveredBy(folder))
    if (words.length === 0 && covered < atLeast) {
      console.log(`\nLess than ${100 * atLeast} % of all lines.`)
      process.exitCode = 1
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Adds up what each process has written about itself. */
function coveredBy(folder: string): Covered[] {
  const sources = new Map(
    globSync('src/**/*.ts').map(file => {
      const code = codeOf(readFileSync(file, 'utf8'))
      return [pathToFileURL(resolve(file)).href, { file, code, ran: code.lines.map(() => false) }]
    }),
  )
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Written
    for (const { url, functions } of result) {
      const source = sources.get(url)
      if (!source) continue
      const now = linesRun(source.code, functions)
      source.ran = source.ran.map((ran, line) => ran || now[line]!)
    }
  }
  return [...sources.values()].filter(({ ran }) => ran.length > 0)
}

interface Written {
  result: { url: string; functions: RunFunction[] }[]
}

/** Returns the share of all lines that ran. */
function report(all: Covered[]): number {
  const share = (of: Covered[]) => {
    const lines = of.flatMap(({ ran }) => ran)
    return { lines: lines.length, ran: lines.filter(Boolean).length / lines.length }
  }
  const print = (name: string, of: Covered[]) => {
    const { lines, ran } = share(of)
    console.log(`${name.padEnd(52)}${String(lines).padStart(7)}${(100 * ran).toFixed(1).padStart(7)} %`)
  }
  console.log(`\n${'lines of code'.padStart(59)}    ran`)
  const folders = Map.groupBy(all, ({ file }) => file.split('/').slice(0, 2).join('/'))
  for (const [name, of] of [...folders].sort()) print(name, of)
  print('all', all)
  console.log('\nleast:')
  const least = all.toSorted((one, other) => share([one]).ran - share([other]).ran).slice(0, 40)
  for (const each of least) print(each.file, [each])
  return share(all).ran
}
