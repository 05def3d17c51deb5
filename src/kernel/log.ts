import type { LogLevel } from './config.ts'

export type Log = (level: LogLevel, event: string, facts?: Record<string, unknown>) => void

const order: LogLevel[] = ['debug', 'info', 'warn', 'error']
const secret = /mat_khau|password|otp|token|cookie|authorization|secret|sdt|phone|email/i

/** Long enough to gather the lines of many requests into one write, short enough to watch. */
const gather = 50

/** One JSON line an event, written in batches; what a key names as secret or personal never reaches it. */
export function createLog(level: LogLevel, write: (text: string) => void = text => process.stdout.write(text)): Log {
  const least = order.indexOf(level)
  let waiting = ''
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text) write(text)
  }
  process.once('exit', flush)
  return (severity, event, facts = {}) => {
    if (order.indexOf(severity) < least) return
    if (!waiting) setTimeout(flush, gather).unref()
    const told = JSON.stringify(facts, isPlain(facts) ? undefined : redact)
    waiting += `{"at":"${present()}","level":"${severity}","event":"${event}"${told === '{}' ? '' : ','}${told.slice(1)}\n`
  }
}

let millisecond = 0
let time = ''

/** Written out once for all lines of a millisecond. */
function present(): string {
  const now = Date.now()
  if (now !== millisecond) time = new Date(now).toISOString()
  millisecond = now
  return time
}

/** Most lines hold a few words and numbers, and need no second look. */
function isPlain(facts: Record<string, unknown>): boolean {
  for (const key in facts) if (secret.test(key) || (typeof facts[key] === 'object' && facts[key] !== null)) return false
  return true
}

function redact(key: string, value: unknown): unknown {
  if (secret.test(key)) return '[kept out]'
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value
}
