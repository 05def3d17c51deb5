import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

interface PostgresServer {
  url: string
  /** The same through its socket. */
  socketUrl: string
  start: () => void
  /** Stops at once, as in a power cut. */
  fall: () => void
  remove: () => void
}

const packaged = '/usr/lib/postgresql'

/** The folder of `initdb` and `pg_ctl`, or undefined if no server is installed. */
export function findPostgres(): string | undefined {
  const newestFirst = (one: string, other: string) => Number(other) - Number(one)
  const versions = existsSync(packaged) ? readdirSync(packaged).sort(newestFirst) : []
  const bins = versions.map(version => join(packaged, version, 'bin'))
  return [...bins, ...(process.env.PATH ?? '').split(delimiter)].find(bin => existsSync(join(bin, 'initdb')))
}

/** A PostgreSQL server that a test or the benchmark has for itself: a new one, or a streaming replica of another. */
export async function startPostgres(bin: string, primary?: string, within = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(within, 'an-nhi-postgres-'))
  const port = await freePort()
  const owner = serverUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`

  function run(program: string, ...args: string[]): void {
    const { status, stderr } = spawnSync(join(bin, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
  }

  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  const fall = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
  if (primary) run('pg_basebackup', '-d', primary, '-D', data, '-c', 'fast', '--write-recovery-conf', '--no-sync')
  else run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    start,
    fall,
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) fall()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Memory where it has room for the databases of all tests: a new database is made there in a fifth of the time. */
export function quickFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 8e9 ? memory : tmpdir()
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, which its package created. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return uid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
