import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findTests } from '../../scripts/test/files.ts'
import { runFile } from '../../scripts/test/run-file.ts'

const uvu = import.meta.resolve('uvu')
let folder: string

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-test-'))
})

test.after(() => rmSync(folder, { recursive: true }))

test('passes, failures and skips are added up', async () => {
  const { passed, failed, skipped } = await runText(
    `test('a', () => {}); test('b', () => { throw new Error('no') }); test.skip('c', () => {}); test.run()`,
  )
  assert.equal({ passed, failed, skipped }, { passed: 1, failed: 1, skipped: 1 })
})

test('a file that forgets test.run() is a failure', async () => {
  assert.is((await runText(`test('a', () => {})`)).failed, 1)
})

test('a file whose tests pass and whose process fails is a failure', async () => {
  assert.is((await runText(`test('a', () => {}); test.run(); process.on('exit', () => process.exit(3))`)).failed, 1)
})

test('a file that does not end is stopped', async () => {
  const { failed, output } = await runText(`test('a', () => {}); test.run(); setInterval(() => {}, 1000)`, 1_500)
  assert.is(failed, 1)
  assert.match(output, 'not done after')
})

test('files are found by part of their path', () => {
  writeFileSync(join(folder, 'wallet.test.tsx'), '')
  assert.equal(findTests(folder, ['wallet']), [join(folder, 'wallet.test.tsx')])
  assert.equal(findTests(folder, ['nothing']), [])
})

function runText(text: string, timeout = 20_000) {
  const file = join(folder, 'sample.test.ts')
  writeFileSync(file, `import { test } from '${uvu}'\n${text}`)
  return runFile(file, process.env, timeout)
}

test.run()
