import type { SendFailure, Sms } from '../kernel/messages.ts'
import { jsonObject } from '../kernel/responses.ts'

/** An SMS provider: how to build its request and how to read its response. Everything else is the same for all. */
export interface Provider {
  ask: (message: Sms, now: Date) => Request
  /** Undefined if the provider does not document such a response. */
  read: (status: number, fields: Record<string, unknown>) => Verdict | undefined
}

export interface Request {
  url: string
  headers: Record<string, string>
  body: string
}

export interface Verdict {
  /** Null if the provider accepted the message. */
  reason: SendFailure | null
  /** The provider's own result code and message id, to quote to its support. */
  code?: unknown
  reference?: unknown
  /** The HTTP status, if there was a response. */
  status?: number
}

export interface Answer {
  status: number
  text: string
}

/** Reads overload and server errors from the HTTP status, everything else from the provider's own result code. */
export function judge({ read }: Provider, { status, text }: Answer): Verdict {
  const verdict = read(status, jsonObject(text) ?? {})
  if (status === 429) return { ...verdict, reason: 'rate_limited' }
  if (status >= 500) return { ...verdict, reason: 'provider_fault' }
  if (verdict) return verdict
  if (status === 401 || status === 403) return { reason: 'bad_keys' }
  return { reason: status >= 300 ? 'refused' : 'unreadable' }
}

export function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
