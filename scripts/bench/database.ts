import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { openTestDatabases } from '../test/database.ts'

interface BenchDatabase {
  name: string
  url: string
  close: () => Promise<void>
}

/** Opens a new database: on the given server, on a temporary one, or embedded if PostgreSQL is not installed. */
export async function openBenchDatabase(env: NodeJS.ProcessEnv): Promise<BenchDatabase> {
  const given = env.DATABASE_URL?.startsWith('postgres') ? env.DATABASE_URL : env.TEST_DATABASE_URL
  const temporary = given ? undefined : startServer(findBinaries(env))
  const { urls, kind, close } = await openTestDatabases(given ?? temporary?.url, ['UTC'])
  return {
    name: kind === 'embedded' ? 'The embedded database (figures are for a PostgreSQL server)' : 'PostgreSQL',
    url: urls[0]!,
    async close() {
      await close()
      temporary?.stop()
    },
  }
}

function findBinaries(env: NodeJS.ProcessEnv): string | undefined {
  const debian = '/usr/lib/postgresql'
  const packaged = existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []
  return [...(env.PATH ?? '').split(delimiter), ...packaged].find(folder => existsSync(join(folder, 'initdb')))
}

/** Listens only on a socket in a folder of its own, so that it cannot collide with another server. */
function startServer(binaries: string | undefined): { url: string; stop: () => void } | undefined {
  if (!binaries) return undefined
  const owner = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-bench-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const call = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(binaries, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }
  call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', `-k ${folder} -c listen_addresses=`, 'start')
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      call('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, which its package created. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return uid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
