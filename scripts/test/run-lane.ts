import { sharedProcess, testsHashing } from './files.ts'
import { openLane } from './lane-process.ts'
import { type Results, report } from './report.ts'
import { runFile } from './run-file.ts'

interface Lane {
  /** Of the tests, with a database of the lane and its time zone. */
  env: NodeJS.ProcessEnv
  /** Of a file, in ms. */
  timeout: number
}

/** Runs what is in the queue, one file after the other, most of them in processes that they share. */
export async function runLane({ env, timeout }: Lane, queue: Iterable<string>, results: Results): Promise<void> {
  const shared = {
    screens: openLane(env),
    hashing: openLane(env, { lightHashing: false }),
    others: openLane(env),
  }
  for (const file of queue) {
    const start = Date.now()
    const name = sharedProcess(file)
    const result = name
      ? await shared[name].run(file, timeout)
      : await runFile(file, env, timeout, { lightHashing: !testsHashing(file) })
    report(file, result, results, `${((Date.now() - start) / 1000).toFixed(1)} s`, env.TZ)
  }
  for (const each of Object.values(shared)) {
    const wrong = await each.close(30_000)
    if (wrong) report('the shared process', { passed: 0, failed: 1, skipped: 0, output: wrong }, results)
  }
}
