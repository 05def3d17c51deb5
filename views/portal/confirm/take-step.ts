import { redirect } from 'react-router'
import type { Typed } from '../../../src/shared/typed.ts'
import { type Args, type Outcome, send, siteContext } from '../../data.ts'

export type ConfirmOutcome = Outcome & {
  /** The answer of the step, which is still to be taken. */
  asks?: true
  /** A code may be on its way, or was not the right one. */
  waits?: true
}

/** What a form of the SMS step asks for; undefined for any other form. */
export async function takeConfirmStep(args: Args, typed: Typed): Promise<ConfirmOutcome | undefined> {
  if (typed.confirm === 'send') {
    const { status, body } = await send(args, 'POST', '/protection/send-code', {})
    const { success, message, error } = body
    const mayHaveCome = success || error === 'too_many_tries'
    return { success, message, status, asks: true, ...(mayHaveCome && { waits: true }) }
  }
  if (typed.confirm === 'check') {
    const { status, body } = await send(args, 'POST', '/protection/confirm', { otp: typed.otp ?? '' })
    const { success, message, fields } = body
    const { base, formsReload } = args.context.get(siteContext)
    const { pathname, search } = new URL(args.request.url)
    // Redirects, because reloading the response would send the code again.
    if (success && formsReload) throw redirect(pathname.slice(base.length) + search)
    if (success) return { success, message }
    return { success, message, status, asks: true, waits: true, ...(fields && { fields }) }
  }
  return undefined
}
