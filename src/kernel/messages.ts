/** Sends one text message. Never throws: the outcome is in the result. */
export type SendSms = (message: Sms) => Promise<Sent>

export interface Sms {
  /** E.164. */
  to: string
  text: string
  /** Our own id, at most 50 characters: a provider that has seen it does not send twice. */
  id: string
}

/** `ok` means that the provider accepted the message, not that it was delivered. */
export type Sent = { ok: true } | { ok: false; reason: SendFailure }

/** After `timeout`, `unreadable` or `provider_fault` the message may still be delivered. */
export type SendFailure =
  | 'not_set_up'
  | 'bad_number'
  | 'blocked_number'
  | 'bad_keys'
  /** The keys are right, but this account or this machine may not send. */
  | 'not_allowed'
  | 'no_balance'
  | 'bad_sender'
  | 'bad_template'
  | 'bad_text'
  | 'unsupported'
  | 'duplicate'
  | 'rate_limited'
  | 'refused'
  | 'provider_fault'
  | 'unreachable'
  | 'timeout'
  | 'unreadable'

/** A message stored in the outbox instead of sent. */
export interface StoredSms {
  to: string
  text: string
  at: Date
}
