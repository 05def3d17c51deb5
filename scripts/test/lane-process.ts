import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Finished } from './lane.ts'
import { judge, notDone, type Result, startNode } from './run-file.ts'

const lane = fileURLToPath(new URL('lane.ts', import.meta.url))

interface LaneProcess {
  run(file: string, timeout: number): Promise<Result>
  /** Null if the process ends by itself, else what is wrong: a connection or a timer may be left open. */
  close(timeout: number): Promise<string | null>
}

/** One process for many test files, because loading the app takes longer than most of them. */
export function openLane(env: NodeJS.ProcessEnv, { lightHashing = true } = {}): LaneProcess {
  let child: ChildProcess | null = null
  let printed = ''
  let settle: ((finished: Finished | null) => void) | null = null
  let died: string | null = null

  function start(): ChildProcess {
    const started = startNode(lane, env, lightHashing, ['ignore', 'pipe', 'pipe', 'ipc'])
    for (const stream of [started.stdout!, started.stderr!])
      stream.setEncoding('utf8').on('data', text => (printed += text))
    started.on('message', message => settle?.(message as Finished))
    started.on('close', (code, signal) => {
      child = null
      if (settle) settle(null)
      else if (code !== 0)
        died ??= `a process of many files ended between two of them, with ${signal ?? code}\n${printed}`
    })
    return started
  }

  return {
    async run(file, timeout) {
      child ??= start()
      const running = child
      printed = ''
      const timer = setTimeout(() => {
        printed += notDone(timeout)
        running.kill('SIGKILL')
      }, timeout)
      const finished = await new Promise<Finished | null>(resolve => {
        settle = resolve
        running.send(file)
      })
      clearTimeout(timer)
      settle = null
      // the process ended in the middle of the file
      if (!finished) return { passed: 0, failed: 1, skipped: 0, output: printed }
      return judge(finished.output + printed, finished.passed)
    },
    async close(timeout) {
      if (!child) return died
      const timer = setTimeout(() => child?.kill('SIGKILL'), timeout)
      // not its event close, which Node.js does not send to the side that disconnects
      const ended = once(child, 'exit')
      child.disconnect()
      const [code] = await ended
      clearTimeout(timer)
      return (
        died ?? (code === 0 ? null : `a process of many files did not end by itself, or ended with ${code}\n${printed}`)
      )
    },
  }
}
