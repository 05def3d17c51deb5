import type { Log } from './kernel/log.ts'

interface Shutdown {
  isStopping: () => boolean
  /** Adds a step to run before the process exits; steps run in the order they were added. */
  before: (step: () => Promise<unknown>) => void
}

/** In ms; less than the ten seconds after which a container is killed. */
const stopTimeout = 7_500

/** From this call on, a signal shuts the process down in order, and uncaught errors are logged. */
export function shutdownInOrder(log: Log): Shutdown {
  const steps: (() => Promise<unknown>)[] = []
  let stopping = false

  async function stop(code: number): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      log('error', 'stop_took_too_long')
      process.exit(code)
    }, stopTimeout).unref()
    for (const step of steps) await step().catch(error => log('error', 'stop_failed', { error }))
    process.exit(code)
  }

  process.on('SIGTERM', () => stop(0))
  // once: a second Ctrl-C kills the process without waiting
  process.once('SIGINT', () => stop(0))
  process.on('unhandledRejection', error => log('error', 'unhandled_rejection', { error }))
  process.on('uncaughtException', error => {
    log('error', 'uncaught_exception', { error })
    stop(1)
  })
  // keep serving if the process that reads the log is gone
  process.stdout.on('error', () => {})
  return { isStopping: () => stopping, before: step => steps.push(step) }
}
