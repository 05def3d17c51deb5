import type { Log } from './kernel/log.ts'

export interface Shutdown {
  isStopping: () => boolean
  /** What is to be done before the process ends; later steps come after earlier ones. */
  before: (step: () => Promise<unknown>) => void
}

/** Less than the ten seconds after which a container is killed. */
const patience = 7_500

/** From the first moment on, a signal ends the process in order, and nothing that goes wrong ends it unseen. */
export function shutdownInOrder(log: Log): Shutdown {
  const steps: (() => Promise<unknown>)[] = []
  let stopping = false

  async function stop(code: number): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      log('error', 'stop_took_too_long')
      process.exit(code)
    }, patience).unref()
    for (const step of steps) await step().catch(error => log('error', 'stop_failed', { error }))
    process.exit(code)
  }

  process.on('SIGTERM', () => stop(0))
  // whoever presses Ctrl-C again does not want to wait
  process.once('SIGINT', () => stop(0))
  process.on('unhandledRejection', error => log('error', 'unhandled_rejection', { error }))
  process.on('uncaughtException', error => {
    log('error', 'uncaught_exception', { error })
    stop(1)
  })
  // a reader of the log that went away must not take the service with it
  process.stdout.on('error', () => {})
  return { isStopping: () => stopping, before: step => steps.push(step) }
}
