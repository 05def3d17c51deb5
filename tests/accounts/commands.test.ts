import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { run as admin } from '../../scripts/admin.ts'
import { run as escrow } from '../../scripts/escrow.ts'
import { databaseCopy } from '../../scripts/test/template.ts'
import { openDatabase } from '../../src/kernel/database.ts'
import { runApp } from '../helpers/app.ts'
import { operatorMessage } from '../helpers/operator-message.ts'
import { allOpened, verification } from '../helpers/sealed.ts'

/** Runs operator commands while another connection has the database open, as the server would. */
async function besideDatabase(work: (db: Knex, printed: string[]) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-commands-'))
  const path = await databaseCopy(folder)
  const { db, close } = await openDatabase({ kind: 'embedded', path })
  const { env } = process
  const { log } = console
  const printed: string[] = []
  console.log = (line: string) => printed.push(line)
  process.env = { ...env, DATABASE_URL: `pglite:${path}`, DATA_DIR: folder, ADMIN_PASSWORD: 'Diều@2026' }
  try {
    await work(db, printed)
  } finally {
    console.log = log
    process.env = env
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
  assert.not.match(printed.join('\n'), /Diều|Xem hộ|Xem lại/)
}

test('npm run admin creates and promotes admins; npm run escrow switches copies on, rotates and purges them', () =>
  besideDatabase(async (db, printed) => {
    await admin(['--sdt', '0987654321', '--email', 'sep@test.vn', '--ten', 'Sếp'])
    await admin(['--sdt', '+84987654321', '--email', 'khac@test.vn', '--ten', 'Sếp'])
    assert.equal(printed, ['Sếp can sign in as an admin.', 'Sếp is an admin now; the password stays.'])
    assert.match(await operatorMessage(admin(['--sdt', '0987654321'])), /Say who/)
    await runApp(db, {}, async app => {
      const { json } = await app.post('/api/auth/login', { sdt: '0987654321', mat_khau: 'Diều@2026' })
      assert.is(json.data.user.la_admin, true)
    })

    process.env.ESCROW_NEW_PASSWORD = 'yeu'
    assert.match(await operatorMessage(escrow(['init'])), /needs 6 to 128 characters/)
    process.env.ESCROW_NEW_PASSWORD = verification
    await escrow(['init'])
    assert.match(await operatorMessage(escrow(['init'])), /on already/)
    Object.assign(process.env, { ESCROW_PASSWORD: verification, ESCROW_NEW_PASSWORD: 'Xem lại#2027' })
    await escrow(['rotate'])
    assert.match(printed.at(-2)!, /^While the copies are sealed anew, nobody can register or set a new password/)
    assert.equal(await allOpened(db, 'Xem lại#2027'), new Map())
    assert.match(await operatorMessage(escrow(['rotate'])), /is not right/)
    assert.match(await operatorMessage(escrow(['off'])), /init, rotate or purge/)
    await escrow(['purge'])
    assert.match(printed.at(-1)!, /Sealed copies are off; removed 0/)
  }))

/** Runs a command at a terminal at which these lines are typed, each when it is asked for. Returns what was asked. */
async function typing(lines: string[], command: () => Promise<void>): Promise<string[]> {
  const { stdin } = process
  const { write } = process.stdout
  const terminal = Object.assign(new PassThrough(), { isTTY: true })
  Object.defineProperty(process, 'stdin', { value: terminal, configurable: true })
  const asked: string[] = []
  process.stdout.write = text => {
    if (text !== '\n') {
      asked.push(String(text))
      setImmediate(() => terminal.write(`${lines.shift()}\n`))
    }
    return true
  }
  try {
    await command()
  } finally {
    process.stdout.write = write
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  }
  return asked
}

test('a new password is typed twice at a terminal, and two that differ change nothing', () =>
  besideDatabase(async db => {
    delete process.env.ADMIN_PASSWORD
    const appoint = () => admin(['--sdt', '0987654321', '--email', 'sep@test.vn', '--ten', 'Sếp'])
    for (const command of [() => escrow(['init']), appoint])
      assert.match(await operatorMessage(typing(['Diều#2027', 'Diều#2O27'], command)), /not the same/)
    assert.equal([await db('escrow_keys'), await db('phu_huynh')], [[], []])
    assert.equal(await typing([verification, verification], () => escrow(['init'])), [
      'New verification password: ',
      'The same again: ',
    ])
    assert.is(
      await operatorMessage(typing([verification, 'Xem lại#2027', 'Xem lại#2028'], () => escrow(['rotate']))),
      'The two were not the same: nothing was changed.',
    )
    assert.equal(await typing(['Diều#2027', 'Diều#2027'], appoint), ['Password: ', 'The same again: '])
  }))

test.run()
