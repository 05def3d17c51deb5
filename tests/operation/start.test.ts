import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readConfig } from '../../src/kernel/config.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'
import { onServer, serverTest } from '../helpers/db.ts'
import { failedStart, inFolder, production } from '../helpers/process.ts'

const nowhere = 'postgres://nobody:canary-password@127.0.0.1:1/none'

for (const [what, env, expected] of [
  ['a port that is no number', { PORT: 'http' }, 'PORT is "http"'],
  ['a database that is down', { DATABASE_URL: nowhere }, 'The database does not answer (connect ECONNREFUSED'],
  ['no secret in production', { ...production, APP_SECRET: '' }, 'APP_SECRET is not set'],
] as const)
  test(`a start with ${what} fails at once with one line`, async () => {
    await endsWith(expected, env)
  })

test('every invalid setting is named in the error', () => {
  const good = { DATABASE_URL: nowhere, APP_SECRET: 'x'.repeat(32) }
  for (const [env, expected] of [
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY is "-1"'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL is not understood'],
    [{ APP_SECRET_FILE: '/nonexistent' }, 'APP_SECRET_FILE names /nonexistent'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV is "staging"'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET is too short'],
    [{ APP_ORIGIN: 'https://a.vn/b' }, 'APP_ORIGIN is "https://a.vn/b"'],
    [{ BASE_PATH: 'no slash' }, 'BASE_PATH is "no slash"'],
    [{ JOBS: 'maybe' }, 'JOBS is "maybe"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  ] as const)
    assert.throws(
      () => readConfig({ ...good, ...env }),
      (error: unknown) => isOperatorError(error) && error.message.includes(expected),
      expected,
    )
})

test('a start on a port in use fails at once with one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await endsWith(`Port ${port} is taken`, { PORT: String(port) })
  taken.close()
})

test('a start with a data folder that cannot be written fails with one line', () =>
  inFolder(async folder => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await endsWith(`The data folder ${file} cannot be written`, { DATA_DIR: file })
    await endsWith(`The folder ${file} cannot be made`, {
      APP_SECRET: 'x'.repeat(32),
      DATABASE_URL: `pglite:${file}/db`,
    })
  }))

serverTest(test, 'a start with a wrong database name fails with one line, without the password', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = '/there_is_no_such_database'
  url.password = 'canary-password'
  await endsWith('database "there_is_no_such_database" does not exist', { DATABASE_URL: url.href })
})

async function endsWith(expected: string, env: Record<string, string>) {
  const database = env.DATABASE_URL ?? (onServer ? nowhere : 'pglite:memory')
  const { code, lines } = await failedStart(env.DATA_DIR ? env : { DATABASE_URL: database, ...env })
  assert.is(code, 1, lines.join('\n'))
  assert.is(lines.length, 1, lines.join('\n'))
  assert.ok(lines[0]!.startsWith('An Nhi: ') && lines[0]!.includes(expected), lines[0])
  assert.not.match(lines[0]!, 'canary-password')
}

test.run()
