import type { LogLevel } from './config.ts'

export type Log = (level: LogLevel, event: string, facts?: Record<string, unknown>) => void

const levels: LogLevel[] = ['debug', 'info', 'warn', 'error']
const secret = /mat_khau|password|otp|token|cookie|authorization|secret|sdt|phone|email/i

/** Milliseconds between writes: long enough to batch the lines of many requests, short enough to watch live. */
const writeEvery = 50

/**
 * Writes one JSON line per event: requests in batches, warnings and errors at once, so that no crash loses one. Values
 * whose key names something secret or personal are removed.
 */
export function createLog(level: LogLevel, write: (text: string) => void = text => process.stdout.write(text)): Log {
  const least = levels.indexOf(level)
  let waiting = ''
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text) write(text)
  }
  process.once('exit', flush)
  return (severity, event, facts = {}) => {
    if (levels.indexOf(severity) < least) return
    if (!waiting) setTimeout(flush, writeEvery).unref()
    const json = JSON.stringify(facts, isPlain(facts) ? undefined : redact)
    waiting += `{"at":"${timestamp()}","level":"${severity}","event":"${event}"${json === '{}' ? '' : ','}${json.slice(1)}\n`
    if (severity === 'warn' || severity === 'error') flush()
  }
}

let millisecond = 0
let time = ''

/** Formatted once per millisecond. */
function timestamp(): string {
  const now = Date.now()
  if (now !== millisecond) time = new Date(now).toISOString()
  millisecond = now
  return time
}

/** Most lines hold only strings and numbers under harmless keys, and need no redaction. */
function isPlain(facts: Record<string, unknown>): boolean {
  for (const key in facts) if (secret.test(key) || (typeof facts[key] === 'object' && facts[key] !== null)) return false
  return true
}

function redact(key: string, value: unknown): unknown {
  if (secret.test(key)) return '[kept out]'
  return value instanceof Error ? factsOf(value) : value
}

/** `code` says why where the message is a long statement: PostgreSQL's 55P03, or ECONNREFUSED. */
function factsOf(error: Error & { code?: unknown }): object {
  const { name, message, stack } = error
  return typeof error.code === 'string' ? { name, code: error.code, message, stack } : { name, message, stack }
}
