import type { Results } from '../test/report.ts'
import type { Result } from '../test/run-file.ts'
import { promises } from './promises.ts'

/** A test that begins with the number of a promise. In a title with `${…}` that stands for any text. */
interface PromiseTest {
  number: string
  title: string
  file: string
}

/** What one part of a proof found, by file. */
export interface Part {
  name: string
  results: Results
}

type Outcome = 'failed' | 'passed' | 'skipped' | 'not run'

interface Row {
  number: string
  outcome: Outcome | 'no test' | 'said in SECURITY.md'
  tests: { title: string; file: string; outcome: Outcome; note: string }[]
}

const declared = /\b(?:test|\w+Test)\(\s*(?:test,\s*)?(['`])(((?:[A-Z]\d+, )*[A-Z]\d+): .*?)\1/g

export function testsIn(file: string, text: string): PromiseTest[] {
  return [...text.matchAll(declared)].flatMap(([, , title, numbers]) =>
    numbers!
      .split(', ')
      .filter(number => number.startsWith('R'))
      .map(number => ({ number, title: title!, file })),
  )
}

/** The numbers in the table of SECURITY.md that says what no test holds, and why. */
export function explainedIn(security: string): string[] {
  const [, from = ''] = security.split('## Promises without a test\n')
  return [...from.split('\n## ')[0]!.matchAll(/^\| (R\d+) \|/gm)].map(([, number]) => number!)
}

/** A row for each promise, with the worst that any part found. */
export function promiseTable(tests: PromiseTest[], explained: string[], parts: Part[]): Row[] {
  return Object.keys(promises).map(number => {
    const own = tests.filter(each => each.number === number).map(test => ({ ...test, ...findOutcome(test, parts) }))
    const outcomes = new Set(own.map(({ outcome }) => outcome))
    const worst = worstFirst.find(each => outcomes.has(each))
    return { number, outcome: worst ?? (explained.includes(number) ? 'said in SECURITY.md' : 'no test'), tests: own }
  })
}

/** That some tests of a promise were skipped does not matter where others passed. */
const worstFirst: Outcome[] = ['failed', 'passed', 'skipped', 'not run']

export function isBroken({ outcome }: Row): boolean {
  return outcome === 'failed' || outcome === 'no test' || outcome === 'not run'
}

export function printTable(rows: Row[]): string {
  const lines = rows.flatMap(row => [
    `${isBroken(row) ? '✘' : '•'} ${row.number}  ${row.outcome}: ${promises[row.number]}`,
    ...row.tests.map(({ title, file, outcome, note }) => `      ${outcome}${note}  ${title}  (${file})`),
  ])
  return lines.join('\n')
}

function findOutcome({ title, file }: PromiseTest, parts: Part[]): { outcome: Outcome; note: string } {
  const found = parts.flatMap(({ name, results }) => {
    const result = results.get(file)
    return result ? [outcomeIn(name, title, result)] : []
  })
  for (const outcome of worstFirst) {
    const first = found.find(each => each.outcome === outcome)
    if (first) return first
  }
  return { outcome: 'not run', note: '' }
}

function outcomeIn(part: string, title: string, { passed, failed, skipped, output }: Result) {
  const like = patternOf(title)
  const failures = [...output.matchAll(/^ +FAIL {2}"(.*)"$/gm)].map(([, name]) => name!)
  // a file that broke off names fewer failures than it has, or none
  if (failed > 0 && (failures.length !== failed || failures.some(name => like.test(name))))
    return { outcome: 'failed' as const, note: ` (${part})` }
  const skips = [...output.matchAll(/^ +SKIP {2}"(.*)" {2}(.*)$/gm)]
  const isWhole = passed + failed === 0 && skipped > 0 && skips.length === 0
  const why = isWhole ? output : skips.find(([, name]) => like.test(name!))?.[2]
  return why ? { outcome: 'skipped' as const, note: ` (${why})` } : { outcome: 'passed' as const, note: '' }
}

function patternOf(title: string): RegExp {
  const pieces = title.split(/\$\{[^}]*\}/).map(piece => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${pieces.join('.*')}$`)
}
