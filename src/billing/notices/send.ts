import type { Services } from '../../kernel/given.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Summary } from '../../kernel/summary.ts'
import { hasRoomForNotices, mayHaveBeenSent, sendWithinCap } from '../../messages/index.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import {
  type ClaimedNotice,
  claimNotice,
  closeNotice,
  countDue,
  putBack,
  type ReminderNow,
  releaseAbandoned,
} from './queue-store.ts'
import { noticeText } from './text.ts'

const minute = 60_000
const batch = 500
const attempts = 8
/** After this, the process that claimed a notice counts as dead: sending takes only seconds. */
const lease = 10 * minute
/** A provider that knows messages by their id forgets them after a day. */
const remembered = 20 * 60 * minute

type Delivery = 'sent' | 'dropped' | 'failed' | 'full'

/**
 * Sends notices to parents, in the daytime. Each is sent by one process, and again after a failure. If a process dies
 * while sending, it is unknown whether the message was sent.
 */
export const noticesJob = (reminderNow: ReminderNow): Job => ({
  name: 'notices',
  at: '*/5 8-20 * * *',
  run: async (services, { dryRun }): Promise<Summary> => {
    const now = services.clock.now()
    if (dryRun) return { waiting: await countDue(services.db, now) }
    const { unknown } = await releaseAbandoned(services.db, {
      now,
      before: new Date(now.getTime() - lease),
      known: services.smsKnowsIds ? new Date(now.getTime() - remembered) : now,
    })
    if (unknown > 0) services.log('error', 'notices_unknown', { unknown })
    const counts: Record<Delivery, number> = { sent: 0, dropped: 0, failed: 0, full: 0 }
    for (let each = 0; each < batch && counts.full === 0; each++) {
      const notice = await claimNotice(services.db, now, reminderNow)
      if (!notice) break
      counts[await deliver(services, notice, now)]++
    }
    const { full, ...summary } = counts
    return { ...summary, put_off: full }
  },
})

async function deliver(services: Services, notice: ClaimedNotice, now: Date): Promise<Delivery> {
  const { db } = services
  const close = async (state: 'sent' | 'dropped', outcome: string): Promise<Delivery> => {
    await closeNotice(db, notice.id, { state, outcome, closed_at: now })
    return state
  }
  if (!notice.is_true) return close('dropped', 'not_true_any_more')
  if (notice.stale_at <= now) return close('dropped', 'too_late')
  if (notice.sdt === null) return close('dropped', 'no_phone')
  // Codes come first: the last part of the day's cap is theirs.
  const result = (await hasRoomForNotices({ ...services, now }))
    ? await sendWithinCap(
        { ...services, now },
        { to: notice.sdt, text: noticeText(services.site, notice, dateInVietnam(now)), id: messageId(notice) },
      )
    : { refused: true }
  if ('refused' in result) {
    await putBack(db, notice, { send_at: new Date(now.getTime() + 30 * minute) })
    return 'full'
  }
  const sent = await result.sent
  if (sent.ok) return close('sent', 'accepted')
  // A provider that has the message already, or may have it, is not asked again.
  if (sent.reason === 'duplicate' || mayHaveBeenSent(sent)) return close('sent', sent.reason)
  if (notice.tries >= attempts) return close('dropped', sent.reason)
  await putBack(db, notice, {
    send_at: new Date(now.getTime() + 10 * minute * 2 ** notice.tries),
    outcome: sent.reason,
  })
  return 'failed'
}

/** With the moment at which it was written: after a restore other notices get the ids that a provider still remembers. */
function messageId({ id, written_at }: ClaimedNotice): string {
  return `notice-${id}-${written_at.getTime().toString(36)}`
}
