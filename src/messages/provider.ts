import type { SendFailure, Sms } from '../kernel/messages.ts'

/** One way of sending: what to ask, and what its answers mean. Everything else about a send is the same for all. */
export interface Provider {
  ask: (message: Sms, now: Date) => Request
  /** Undefined where the answer is not one that the provider describes. */
  read: (status: number, fields: Record<string, unknown>) => Verdict | undefined
}

export interface Request {
  url: string
  headers: Record<string, string>
  body: string
}

export interface Verdict {
  /** Null where the provider took the message. */
  reason: SendFailure | null
  /** The provider's own code and its name for the message, for a talk with its support. */
  code?: unknown
  reference?: unknown
  /** What HTTP said, where it said anything. */
  status?: number
}

export interface Answer {
  status: number
  text: string
}

/** What an answer means: overload and faults by the HTTP status whoever answers, the rest by the provider's own words. */
export function judge({ read }: Provider, { status, text }: Answer): Verdict {
  const verdict = read(status, fieldsOf(text))
  if (status === 429) return { ...verdict, reason: 'rate_limited' }
  if (status >= 500) return { ...verdict, reason: 'provider_fault' }
  if (verdict) return verdict
  if (status === 401 || status === 403) return { reason: 'bad_keys' }
  return { reason: status >= 300 ? 'refused' : 'unreadable' }
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
