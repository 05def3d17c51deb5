import type { Knex } from 'knex'
import { failingInRow, failingSince } from '../kernel/failing.ts'
import type { SendFailure, Sent } from '../kernel/messages.ts'

/** Failures that are about one phone or one message; all others are the provider’s or of our settings. */
const ofOneMessage = ['bad_number', 'blocked_number', 'bad_text', 'duplicate'] as const satisfies SendFailure[]
/** Why no message leaves. */
export type SmsTrouble = Exclude<SendFailure, (typeof ofOneMessage)[number]>

/** Since when no message left, and why; no row if messages leave. The parameter is the moment an hour ago. */
export const smsFailingSql = `select since, reason from sms_failures where since <= :failingSince or in_row >= ${failingInRow}`

/** A message that is accepted ends the failures before it. */
export async function recordOutcome(db: Knex, sent: Sent, now: Date): Promise<void> {
  if (sent.ok) {
    await db('sms_failures').delete()
    return
  }
  const { reason } = sent
  if (!isTrouble(reason)) return
  await db('sms_failures')
    .insert({ since: now, in_row: 1, reason })
    .onConflict('only_row')
    .merge({ in_row: db.raw('sms_failures.in_row + 1'), reason })
}

/** Whether messages leave, and why not. */
export async function smsHealth({ db, now }: { db: Knex; now: Date }): Promise<{
  sms: 'ok' | 'failing'
  sms_reason: SmsTrouble | null
}> {
  const { rows } = await db.raw(smsFailingSql, { failingSince: failingSince(now) })
  return { sms: rows[0] ? 'failing' : 'ok', sms_reason: rows[0]?.reason ?? null }
}

function isTrouble(reason: SendFailure): reason is SmsTrouble {
  return !ofOneMessage.some(each => each === reason)
}
