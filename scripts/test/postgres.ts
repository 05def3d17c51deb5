import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './process.ts'

interface PostgresServer {
  url: string
  start: () => void
  /** Stops at once, as in a power cut. */
  fall: () => void
  remove: () => void
}

const versions = '/usr/lib/postgresql'

/** The folder of `initdb` and `pg_ctl`, or undefined if no server is installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(versions)) return undefined
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))
  return newest.map(version => join(versions, version, 'bin')).find(bin => existsSync(join(bin, 'initdb')))
}

/** A PostgreSQL server that the test may stop and start. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-postgres-'))
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, Number(said('id', ['-u', 'postgres'])), Number(said('id', ['-g', 'postgres'])))
  const data = join(folder, 'data')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=30`

  function run(program: string, ...args: string[]): void {
    const [command, all] = isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]]
      : [join(bin, program), args]
    const { status, stderr } = spawnSync(command, all, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
  }

  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  const fall = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    fall,
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) fall()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function said(command: string, args: string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout.trim()
}
