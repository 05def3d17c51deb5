/** Sends one text message and never throws: what became of it is in the answer. */
export type SendSms = (message: Sms) => Promise<Sent>

export interface Sms {
  /** E.164. */
  to: string
  text: string
  /** Ours, at most 50 characters: a provider that knows it already does not send twice. */
  id: string
}

/** `ok` is the provider's word that it took the message, not that it arrived. */
export type Sent = { ok: true } | { ok: false; reason: SendFailure }

/** After `timeout`, `unreadable` or `provider_fault` nobody knows: the message may arrive all the same. */
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

/** A message that was kept instead of sent. */
export interface KeptSms {
  to: string
  text: string
  at: Date
}
