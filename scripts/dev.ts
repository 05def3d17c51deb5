import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { isOperatorError } from '../src/kernel/operator-error.ts'
import { build, buildIfStale } from './build.ts'

const watched = ['src', 'views', 'static', 'migrations']

/** Runs the server and restarts it after every change; if a build fails, the last good one keeps running. */
export async function run(): Promise<void> {
  await buildIfStale()
  let server = serve()
  let changed = false
  let busy = false

  async function restart(): Promise<void> {
    if (busy) return
    busy = true
    while (changed) {
      changed = false
      if (!(await buildSucceeds())) continue
      await stop(server)
      server = serve()
    }
    busy = false
  }

  let pause: NodeJS.Timeout | undefined
  for (const folder of watched)
    watch(folder, { recursive: true }, () => {
      changed = true
      clearTimeout(pause)
      pause = setTimeout(restart, 100)
    })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await stop(server)
      process.exit()
    })
}

async function buildSucceeds(): Promise<boolean> {
  try {
    await build()
    return true
  } catch (error) {
    if (!isOperatorError(error)) throw error
    return false
  }
}

function serve(): ChildProcess {
  return spawn(process.execPath, ['dist/server.js'], { stdio: 'inherit' })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
