import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findTests, runsAlone, sharedProcess, testsHashing, usesDatabase } from '../../scripts/test/files.ts'
import { openLane } from '../../scripts/test/lane-process.ts'
import { runFile } from '../../scripts/test/run-file.ts'

const uvu = import.meta.resolve('uvu')
let folder: string

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-test-'))
})

test.after(() => rmSync(folder, { recursive: true }))

test('the runner counts passes, failures and skips', async () => {
  const { passed, failed, skipped } = await runText(
    `test('a', () => {}); test('b', () => { throw new Error('no') }); test.skip('c', () => {}); test.run()`,
  )
  assert.equal({ passed, failed, skipped }, { passed: 1, failed: 1, skipped: 1 })
})

test('a file that forgets test.run() is a failure', async () => {
  assert.is((await runText(`test('a', () => {})`)).failed, 1)
})

test('a file whose tests pass but whose process fails is a failure', async () => {
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

test('a file uses the database if one of its imports does, directly or not', () => {
  writeFileSync(join(folder, 'door.ts'), '')
  writeFileSync(join(folder, 'app.ts'), `import { door } from './door.ts'`)
  writeFileSync(join(folder, 'uses.test.ts'), `import { a } from 'uvu'\nimport {\n  b,\n} from './app.ts'`)
  writeFileSync(join(folder, 'alone.test.ts'), `import { findTests } from './files.ts'`)
  assert.is(usesDatabase(join(folder, 'uses.test.ts'), join(folder, 'door.ts')), true)
  assert.is(usesDatabase(join(folder, 'alone.test.ts'), join(folder, 'door.ts')), false)
  for (const file of ['tests/http/cookies.test.ts', 'tests/operation/stop.test.ts', 'tests/access.test.ts'])
    assert.is(usesDatabase(file), true, file)
  for (const file of ['tests/words.test.ts', 'tests/accounts/phone.test.ts']) assert.is(usesDatabase(file), false, file)
})

test('a file whose name says that it measures time runs alone', () => {
  for (const name of ['accounts/sign-in-timing', 'accounts/sign-in-flood', 'operation/overload', 'http/speed'])
    assert.is(runsAlone(`tests/${name}.test.ts`), true, name)
  for (const name of ['accounts/sign-in', 'http/slowly', 'operation/flooded', 'operation/stop'])
    assert.is(runsAlone(`tests/${name}.test.ts`), false, name)
})

test('files that only test the app share a process, screens another, those that test hashing a third; those that change it or start services do not', () => {
  const own = ['embedded/turns', 'accounts/commands', 'operation/stop', 'operation/overload', 'http/development']
  for (const name of own) assert.is(sharedProcess(`tests/${name}.test.ts`), null, name)
  for (const name of ['http/cookies', 'accounts/sign-in', 'accounts/phone', 'browser/later'])
    assert.is(sharedProcess(`tests/${name}.test.ts`), 'others', name)
  assert.is(sharedProcess('tests/parts/modal.test.tsx'), 'screens')
  for (const name of ['passwords', 'sign-in-timing'])
    assert.is(sharedProcess(`tests/accounts/${name}.test.ts`), 'hashing', name)
  assert.is(testsHashing('tests/accounts/passwords.test.ts'), true)
  assert.is(testsHashing('tests/accounts/sign-in.test.ts'), false)
})

test('in a shared process each file is judged by itself, and one that ends or blocks it does not harm the next', async () => {
  const lane = openLane(process.env)
  const failedIn = async (name: string, text: string) => {
    const { passed, failed } = await lane.run(write(text, name), 3_000)
    return [passed, failed]
  }
  const passes = `test('a', () => {}); test.run()`
  assert.equal(await failedIn('fails', `test('a', () => { throw new Error('no') }); test.run()`), [0, 1])
  assert.equal(await failedIn('passes', passes), [1, 0])
  assert.equal(await failedIn('forgets', `test('a', () => {})`), [0, 1])
  assert.equal(await failedIn('throws', `throw new Error('no')`), [0, 1])
  assert.equal(await failedIn('ends', `test('a', () => process.exit(0)); test.run()`), [0, 1])
  assert.equal(await failedIn('passes-again', passes), [1, 0])
  assert.equal(await failedIn('blocks', `test('a', () => new Promise(() => {})); test.run()`), [0, 1])
  assert.equal(await failedIn('leaves', `test('a', () => void setInterval(() => {}, 1000)); test.run()`), [1, 0])
  assert.match((await lane.close(500)) ?? '', 'did not end by itself')
})

test('a shared process that ends between two files is told at the end', async () => {
  const lane = openLane(process.env)
  const late = `test('a', () => void setTimeout(() => { throw new Error('too late') }, 100)); test.run()`
  assert.is((await lane.run(write(late, 'throws-late'), 3_000)).passed, 1)
  await pause(1_000)
  assert.is((await lane.run(write(`test('a', () => {}); test.run()`, 'next'), 3_000)).passed, 1)
  assert.match((await lane.close(3_000)) ?? '', /ended between two of them, with 1[\s\S]*too late/)
})

function runText(text: string, timeout = 20_000) {
  return runFile(write(text), process.env, timeout)
}

function write(text: string, name = 'sample'): string {
  const file = join(folder, `${name}.test.ts`)
  writeFileSync(file, `import { test } from '${uvu}'\n${text}`)
  return file
}

test.run()
