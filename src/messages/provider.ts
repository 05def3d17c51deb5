import type { SendFailure, Sms } from '../kernel/messages.ts'

/** One way of sending: what to ask, and what the answer means. Everything else about a send is the same for all. */
export interface Provider {
  ask: (message: Sms, now: Date) => Request
  read: (answer: Answer) => Verdict
}

export interface Request {
  url: string
  headers: Record<string, string>
  body: string
}

export interface Answer {
  status: number
  text: string
}

export interface Verdict {
  /** Null where the provider took the message. */
  reason: SendFailure | null
  /** The provider's own code and name for the message, for its support desk. */
  code?: unknown
  reference?: unknown
}

/** The fields of a JSON object, or undefined where the text is not one. */
export function fieldsOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

export function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
