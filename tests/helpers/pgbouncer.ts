import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import type { Test } from 'uvu'
import { freePort } from '../../scripts/test/free-port.ts'
import { serverUser } from '../../scripts/test/postgres.ts'
import { connect, openDatabase } from '../../src/kernel/database.ts'
import { emptyDatabase, serverTest } from './db.ts'
import { skip } from './skip.ts'
import { until } from './until.ts'

export interface Pooled {
  /** The database through PgBouncer, and past it. */
  url: string
  direct: string
  /** Ends the process at once, with all connections, and starts it again. */
  fall: () => Promise<void>
  start: () => Promise<void>
  /** Replaces the connections to the server, as after a change of the role. */
  reconnect: () => Promise<void>
}

const program = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map(folder => join(folder, 'pgbouncer'))
  .find(file => existsSync(file))

/** A test behind a PgBouncer of its own, which gives three connections to whole transactions. */
export function poolerTest(test: Test, name: string, run: (pooled: Pooled) => Promise<void>): void {
  if (program) serverTest(test, name, () => emptyDatabase(direct => withPooler(direct, run)))
  else skip(test, name, 'PgBouncer is not installed')
}

/** Gives the role its limits with the statements that a refused start names. */
export async function limitRole({ url, direct, reconnect }: Pooled): Promise<void> {
  const refused = await openDatabase({ kind: 'server', url, pool: 1 }).catch(error => String(error))
  const [, statements] = /RECONNECT\): (.+;)/.exec(String(refused)) ?? []
  if (!statements) throw new Error(`A start without limits was not refused: ${refused}`)
  const db = connect({ connectionString: direct }, 1)
  await db.raw(statements)
  await db.destroy()
  await reconnect()
}

export async function withPooler(direct: string, work: (pooled: Pooled) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-pgbouncer-'))
  const at = Object.assign(new URL(direct), { hostname: '127.0.0.1', port: String(await freePort()) })
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users')
  writeFileSync(users, `"${at.username}" ""\n`)
  writeFileSync(file, settings(new URL(direct), at.port, users))
  const owner = serverUser()
  if (owner) for (const path of [folder, file, users]) chownSync(path, owner.uid, owner.gid)

  let running = run()
  function run() {
    return spawn(program!, ['--quiet', file], { ...owner, stdio: 'ignore' })
  }
  const answers = (url: URL) =>
    asked(url, 'show version').then(
      () => true,
      () => false,
    )
  const console = Object.assign(new URL(at), { pathname: '/pgbouncer' })
  async function fall(): Promise<void> {
    running.kill('SIGKILL')
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
  }
  try {
    await until(() => answers(console))
    await work({
      url: at.href,
      direct,
      fall,
      start: async () => {
        running = run()
        await until(() => answers(console))
      },
      reconnect: () => asked(console, 'reconnect'),
    })
  } finally {
    await fall()
    rmSync(folder, { recursive: true })
  }
}

/** The default settings, but with transaction pooling, few connections and short waits. */
function settings({ hostname, port, username, searchParams }: URL, listen_port: string, users: string): string {
  return `[databases]
* = host=${searchParams.get('host') ?? hostname} port=${port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen_port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = ${username}
pool_mode = transaction
default_pool_size = 3
query_wait_timeout = 2
server_login_retry = 1
`
}

async function asked(url: URL, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  // its console knows only simple queries
  await client.query(command)
  await client.end()
}
