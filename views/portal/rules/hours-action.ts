import type { Weekday } from '../../../src/shared/rules/policy.ts'
import { typedIn } from '../../../src/shared/typed.ts'
import { type Args, type Outcome, read, send } from '../../data.ts'
import { orRefused } from '../../or-failed.ts'
import { childPath } from '../child-paths.ts'
import { hasFreeOnly } from '../machine.ts'
import { readChild } from '../read-family.ts'
import { leadBack } from '../saved-message.ts'
import {
  changed,
  daysToCorrect,
  draftOf,
  isTimeRule,
  readDraft,
  rulesOf,
  type TimeDraft,
  unreadIn,
  weekdayIn,
} from './time-draft.ts'

export type HoursOutcome = Outcome & {
  /** What was typed, or what a button without JavaScript made of it. */
  draft: TimeDraft
  /** The edit of the rules that the next save is based on, unless the form had none. */
  phien_ban: number | undefined
  /** The weekdays to be looked at. */
  open: readonly Weekday[]
  /** The weekdays whose limit could not be read. */
  unread?: readonly Weekday[]
}

/** Saves the limits of time; the other rules stay as they are now. */
export async function saveHours(args: Args): Promise<HoursOutcome> {
  const params = { id: args.params.id! }
  const typed = typedIn(await args.request.formData())
  const phien_ban = Number(typed.phien_ban)
  const sent = Number.isNaN(phien_ban) ? undefined : phien_ban
  const policy = await orRefused(read(args, '/tre-em/:id/policy', { params }))
  if (policy.refused) return { ...policy.refused, draft: readDraft(typed, draftOf([])), phien_ban: sent, open: [] }
  const { rules } = policy.read
  const draft = readDraft(typed, draftOf(rules))
  const unsaved = { success: false, message: '', draft, phien_ban: sent }
  if (typed.do) {
    const isFree = hasFreeOnly(await readChild(args))
    return { ...unsaved, draft: changed(draft, typed.do, isFree), open: weekdayIn(typed.do) }
  }
  const unread = unreadIn(typed)
  const toCorrect = [...unread, ...daysToCorrect(draft)]
  if (toCorrect.length > 0) return { ...unsaved, error: 'times', open: toCorrect, unread }

  const agreed = typed.agree ? { agree: 'time' as const } : {}
  const saved = [...rules.filter(rule => !isTimeRule(rule)), ...rulesOf(draft)]
  // not `sent`: a form that names no edit is to be refused, and without `phien_ban` its save would replace any edit
  const called = await send(args, 'PUT', '/tre-em/:id/policy', { rules: saved, phien_ban, ...agreed }, { params })
  const { status, body } = called
  const { success, message, error, data } = body
  if (success) leadBack(args, childPath(Number(params.id), 'gio-giac'), called.messageCode)
  return { success, message, status, draft, phien_ban: data?.phien_ban ?? sent, open: [], ...(error && { error }) }
}
