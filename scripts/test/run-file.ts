import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { quickDatabase } from './template.ts'

export interface Result {
  passed: number
  failed: number
  skipped: number
  output: string
}

/** Node's compile cache: most test files load the same few hundred modules. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))
const beside = (name: string) => new URL(name, import.meta.url).href

/** Runs one test file in a process of its own and reads the totals that uvu prints at the end. */
export async function runFile(
  file: string,
  env: NodeJS.ProcessEnv,
  timeout: number,
  { lightHashing = false } = {},
): Promise<Result> {
  const child = startNode(file, env, lightHashing, ['ignore', 'pipe', 'pipe'], [quickDatabase])
  let output = ''
  child.stdout!.setEncoding('utf8').on('data', text => (output += text))
  child.stderr!.setEncoding('utf8').on('data', text => (output += text))
  const timer = setTimeout(() => {
    output += notDone(timeout)
    child.kill('SIGKILL')
  }, timeout)
  const code = await new Promise(resolve => child.on('close', resolve))
  clearTimeout(timer)
  return judge(output, code === 0)
}

export function startNode(
  file: string,
  env: NodeJS.ProcessEnv,
  lightHashing: boolean,
  stdio: ('ignore' | 'pipe' | 'ipc')[],
  flags: string[] = [],
) {
  const preloaded = ['../tsx-hook.mjs', ...(lightHashing ? ['light-argon2.mjs', 'calm.mjs'] : [])]
  const options = [...flags, '--enable-source-maps', ...preloaded.flatMap(name => ['--import', beside(name)])]
  return spawn(process.execPath, [...options, file], {
    env: { NODE_COMPILE_CACHE: compileCache, ...env, NO_COLOR: '1' },
    stdio,
  })
}

export function notDone(timeout: number): string {
  return `\nStopped: not done after ${timeout / 1000} s. Is a connection or a timer left open?\n`
}

/** uvu exits with 0 when no test ran, so a file without tests counts as a failure here. */
export function judge(output: string, exitedWell: boolean): Result {
  const total = sum(output, 'Total')
  const passed = sum(output, 'Passed')
  const skipped = sum(output, 'Skipped')
  const failed = total - passed
  if (total + skipped === 0)
    return { passed, skipped, failed: 1, output: `${output}\nNo test ran: is test.run() missing?\n` }
  return { passed, skipped, failed: exitedWell ? failed : Math.max(failed, 1), output }
}

function sum(output: string, label: string): number {
  return [...output.matchAll(new RegExp(`^ {2}${label}: +(\\d+)$`, 'gm'))].reduce(
    (all, [, count]) => all + Number(count),
    0,
  )
}
