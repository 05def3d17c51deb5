import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleForNode } from '../build/server.ts'
import { nodeFlags } from './served.ts'
import type { Tree } from './tree.tsx'
import type { Twin } from './twin.ts'

/** Starts a minimal server that responds the same as ours, with the same memory settings, to compare ours with. */
export async function startTwin(order: Twin): Promise<{ port: number; stop: () => void }> {
  return start(new URL('./twin.ts', import.meta.url), order)
}

/** The same for rendering. It is bundled, because React would otherwise run its development build. */
export async function startTree(order: Tree): Promise<{ port: number; stop: () => void }> {
  // below node_modules, where it finds packages that are not bundled
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync(resolve('node_modules/.cache/bench-'))
  await bundleForNode({ tree: 'scripts/bench/tree.tsx' }, folder, '.mjs')
  const { port, stop } = await start(join(folder, 'tree.mjs'), order)
  return {
    port,
    stop: () => {
      stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function start(file: string | URL, order: unknown): Promise<{ port: number; stop: () => void }> {
  const child = fork(file, { execArgv: nodeFlags, env: { ...process.env, NODE_ENV: 'production' } })
  child.send(order as object)
  const [port] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(failed)])) as [number]
  return { port, stop: () => child.kill() }
}

function failed(): never {
  throw new Error('A process of the benchmark did not start.')
}
