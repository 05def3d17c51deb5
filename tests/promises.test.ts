import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { promises } from '../scripts/proof/promises.ts'
import { explainedIn, isBroken, promiseTable, testsIn } from '../scripts/proof/table.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.test\.tsx?$/.test(name))
  .map(name => ({ file: name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))
const tests = files.flatMap(({ file, text }) => testsIn(file, text))
const explained = explainedIn(readFileSync(join(import.meta.dirname, '../SECURITY.md'), 'utf8'))

test('each promise has a test that begins with its number, or a line in SECURITY.md that says why not', () => {
  assert.ok(tests.length > 150, 'the tests were read')
  const passing = { passed: 1, failed: 0, skipped: 0, output: '' }
  const results = new Map(files.map(({ file }) => [file, passing]))
  const rows = promiseTable(tests, explained, [{ name: 'all', results }])
  assert.equal(
    rows.filter(isBroken).map(({ number }) => number),
    [],
  )
})

test('the numbers in titles and in SECURITY.md are those of promises, and no title with one is missed', () => {
  const used = new Set([...tests.map(({ number }) => number), ...explained])
  assert.equal(
    [...used].filter(number => !(number in promises)),
    [],
  )
  const begins = /[(,]\s*['`](?:[A-Z]\d+, )*R\d+(?:, [A-Z]\d+)*: /g
  for (const { file, text } of files) {
    const titles = new Set(testsIn(file, text).map(({ title }) => title))
    assert.is(titles.size, text.match(begins)?.length ?? 0, file)
  }
})

test.run()
