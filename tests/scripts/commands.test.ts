import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freePort } from '../../scripts/test/free-port.ts'
import { quickDatabase } from '../../scripts/test/template.ts'
import { inFolder } from '../helpers/process.ts'

const wrong: [args: string[], said: string][] = [
  [['job', '--wrong'], "Unknown option '--wrong'"],
  [['migrate', 'down'], "Unexpected argument 'down'"],
  [['seed-demo', '--parents'], "Option '--parents <value>' argument missing"],
]

for (const [args, said] of wrong)
  test(`the command ${args.join(' ')} ends with one line that says what is wrong`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' })
    assert.is(stderr, `An Nhi: ${said}; see README.md.\n`)
    assert.is(status, 1)
  })

test('coverage and mutate refuse words that no file has', () => {
  for (const command of ['coverage', 'mutate']) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command, 'wrng'], { encoding: 'utf8' })
    assert.match(stderr, /^An Nhi: no .*file .*matches wrng\.\n$/, command)
    assert.is(status, 1)
  }
})

test('a sample of no change is refused, because it would seem to be noticed', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'mutate', '--sample', '0'], {
    encoding: 'utf8',
  })
  assert.is(stderr, 'An Nhi: --sample is "0": write how many changes, from 1 on.\n')
  assert.is(status, 1)
})

test('a command on a database without tables ends with one line that says what to run first', () =>
  inFolder(async DATA_DIR => {
    const env = { ...process.env, DATA_DIR, DATABASE_URL: 'pglite:memory' }
    const { status, stderr } = spawnSync(process.execPath, [quickDatabase, 'scripts/run.mjs', 'job', 'cleanup'], {
      encoding: 'utf8',
      env,
    })
    assert.is(stderr, 'An Nhi: the database lacks tables of this version: run npm run migrate first.\n')
    assert.is(status, 1)
  }))

test('commands about the files of the service find them by .env, as the service does', () =>
  inFolder(async folder => {
    const { DATABASE_URL: _, DATA_DIR: __, ...env } = process.env
    const run = (command: string, ...args: string[]) => {
      const code = `import { run } from '${resolve('scripts', `${command}.ts`)}'; await run(${JSON.stringify(args)})`
      return spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, env, encoding: 'utf8' })
    }
    symlinkSync(resolve('static'), join(folder, 'static'))
    writeFileSync(join(folder, '.env'), 'DATA_DIR=own\nDATABASE_URL=postgres://localhost/an_nhi\n')
    for (const command of ['backup', 'restore'])
      assert.match(run(command, 'file').stderr, `${command} is for the embedded database`)
    assert.match(run('lists', 'import', 'none', 'games').stderr, 'there is no file')
    assert.is(run('lists', 'import', 'static/protocol/lists/games.txt', 'games').stderr, '')
    assert.ok(existsSync(join(folder, 'own/lists/games.txt')))
  }))

test('importing sites takes every name of a hosts line and of a plain list, no rule for a part of a page, and says what it passed over', () =>
  inFolder(async DATA_DIR => {
    const [file, own] = [join(DATA_DIR, 'file'), join(DATA_DIR, 'lists/games.txt')]
    const importing = (...lines: string[]) => {
      writeFileSync(file, lines.join('\r\n'))
      const command = ['scripts/run.mjs', 'lists', 'import', file, 'games']
      return spawnSync(process.execPath, command, { env: { ...process.env, DATA_DIR }, encoding: 'utf8' })
    }
    const refused = importing('! a list', '', 'vnexpress.net##.banner', '127.0.0.1 localhost')
    assert.is(refused.stderr, `An Nhi: no line of ${file} names a site: nothing was changed.\n`)
    assert.is(refused.status, 1)
    assert.not.ok(existsSync(own))
    const { stdout } = importing(
      '[Adblock Plus 2.0]',
      '# a remark',
      '0.0.0.0 One.example www.two.example # both',
      '||three.example^',
      '\tfour.example ! here too',
      'vnexpress.net##.banner',
      '!five.example',
    )
    assert.match(stdout, / sites, 4 of them new, in .*games\.txt; lines that name no site: 2\n$/)
    const sites = readFileSync(own, 'utf8').split('\n')
    for (const site of ['one.example', 'two.example', 'three.example', 'four.example']) assert.ok(sites.includes(site))
    assert.not.ok(sites.some(site => /vnexpress|five/.test(site)))
  }))

test('a command that needs a browser ends with one line where there is none', () => {
  const env = { ...process.env, PATH: '', CHROMIUM_PATH: '' }
  for (const command of ['app-icons', 'share-images', 'pictures', 'lighthouse']) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command], { encoding: 'utf8', env })
    assert.is(stderr, 'An Nhi: This command needs a Chromium: install one, or set CHROMIUM_PATH.\n', command)
    assert.is(status, 1)
  }
})

test('a command that npm was started for ends with npm', async () => {
  const port = await freePort()
  const npm = spawn('npm', ['run', '--silent', 'protocol', '--', '--port', String(port)], { stdio: 'ignore' })
  assert.ok(await becomes(port, true), 'it serves')
  npm.kill('SIGTERM')
  assert.ok(await becomes(port, false), 'it is gone')
})

async function becomes(port: number, open: boolean): Promise<boolean> {
  for (const end = Date.now() + 15_000; Date.now() < end; await pause(100)) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen === open) return true
  }
  return false
}

test.run()
