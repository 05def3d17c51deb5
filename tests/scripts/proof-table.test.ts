import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { explainedIn, isBroken, printTable, promiseTable, testsIn } from '../../scripts/proof/table.ts'
import type { Result } from '../../scripts/test/run-file.ts'

const file = 'tests/a.test.ts'
const fine: Result = { passed: 3, failed: 0, skipped: 0, output: '• • •' }
const declaring = (...titles: string[]) => testsIn(file, titles.map(title => `test(${title}, () => {})`).join('\n'))
const found = (result: Result, name = 'in full') => ({ name, results: new Map([[file, result]]) })
/** What became of R1, with the notes of its tests. */
const judged = (tests: ReturnType<typeof testsIn>, ...results: Result[]) => {
  const [row] = promiseTable(
    tests,
    [],
    results.map((result, at) => found(result, `part ${at}`)),
  )
  return [row!.outcome, ...row!.tests.map(({ outcome, note }) => outcome + note)]
}
const failing = (number: string, title: string, failed = 1): Result => ({
  ...{ passed: 3 - failed, failed, skipped: 0 },
  output: `• ✘ •   (2 / 3)\n\n   FAIL  "${number}: ${title}"\n    Expected: 1\n\n  Total: 3`,
})

test('a test that begins with numbers holds those promises, however it is declared', () => {
  const variable = `\`R4: c \${what}, and d\``
  const text = [
    `test(${"'R1, R22: a'"}, () => {})`,
    `serverTest(\n  test,\n  ${"'D4, R3: b'"},\n  () => {},\n)`,
    `  test(${variable}, async () => {`,
    `test(${"'R9 is no number of a title'"}, () => {})`,
    `assert.ok(true, ${"'R5: no test'"})`,
  ].join('\n')
  assert.equal(
    testsIn(file, text).map(({ number, title }) => `${number} ${title}`),
    ['R1 R1, R22: a', 'R22 R1, R22: a', 'R3 D4, R3: b', `R4 ${variable.slice(1, -1)}`],
  )
})

test('a failed title fails its promise alone, and one test that fails outweighs those that pass', () => {
  const tests = declaring("'R1: a'", "'R1: b'", "'R2: c'")
  assert.equal(judged(tests, failing('R1', 'b')), ['failed', 'passed', 'failed (part 0)'])
  assert.equal(judged(tests, failing('R2', 'c')), ['passed', 'passed', 'passed'])
  assert.equal(judged(tests, fine, failing('R1', 'a')), ['failed', 'failed (part 1)', 'passed'])
})

test('a title with a variable is that of each test that it made', () => {
  const tests = declaring(`\`R1: in \${zone} (2) + \${more}: so\``)
  assert.is(judged(tests, failing('R1', 'in UTC (2) + 1: so'))[0], 'failed')
  assert.is(judged(tests, failing('R1', 'in UTC (3) + 1: so'))[0], 'passed')
})

test('a file that broke off fails all that it holds', () => {
  const tests = declaring("'R1: a'")
  assert.is(judged(tests, { ...fine, failed: 1, output: 'Stopped: not done after 600 s.' })[0], 'failed')
  assert.is(judged(tests, failing('R2', 'c', 2))[0], 'failed')
})

test('what was skipped says why, unless another part ran it', () => {
  const tests = declaring("'R1: a'")
  const skipped = { ...fine, skipped: 1, output: '   SKIP  "R1: a"  needs a server\n• •   (3 / 3)\n' }
  assert.equal(judged(tests, skipped), ['skipped', 'skipped (needs a server)'])
  assert.equal(judged(tests, { ...skipped, output: skipped.output.replace('R1', 'R2') }), ['passed', 'passed'])
  assert.equal(judged(tests, skipped, fine), ['passed', 'passed'])
  const whole = { passed: 0, failed: 0, skipped: 4, output: 'no Chromium found' }
  assert.equal(judged(tests, whole), ['skipped', 'skipped (no Chromium found)'])
})

test('a promise is broken if it failed, did not run, or has neither a test nor a line in SECURITY.md', () => {
  const security =
    '## Promises without a test\n\n| promise | why |\n| --- | --- |\n| R3 | too long |\n\n## Other\n\n| R4 | x |\n'
  assert.equal(explainedIn(security), ['R3'])
  const tests = [...declaring("'R1: a'"), ...testsIn('tests/b.test.ts', `test(${"'R2: b'"}, run)`)]
  const rows = promiseTable(tests, explainedIn(security), [found(fine)]).slice(0, 4)
  assert.equal(
    rows.map(({ number, outcome }) => `${number} ${outcome}`),
    ['R1 passed', 'R2 not run', 'R3 said in SECURITY.md', 'R4 no test'],
  )
  assert.equal(rows.map(isBroken), [false, true, false, true])
  const [first, itsTest, second] = printTable(rows).split('\n')
  assert.match(first!, /^• R1 {2}passed: a password is stored/)
  assert.match(itsTest!, 'passed  R1: a  (tests/a.test.ts)')
  assert.match(second!, /^✘ R2 {2}not run/)
})

test.run()
