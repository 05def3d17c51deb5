import type { Typed } from '../../../src/shared/typed.ts'
import { type Args, type Outcome, sendBody } from '../../data.ts'

export type ConfirmOutcome = Outcome & {
  /** A code is on its way, or was not the right one. */
  waits?: true
}

/** What a form of the SMS step asks for; undefined for any other form. */
export async function takeConfirmStep(args: Args, typed: Typed): Promise<ConfirmOutcome | undefined> {
  if (typed.confirm === 'send') {
    const { success, message } = (await sendBody(args, 'POST', '/protection/send-code', {})).body
    return success ? { success, message, waits: true } : { success, message }
  }
  if (typed.confirm === 'check') {
    const { body } = await sendBody(args, 'POST', '/protection/confirm', { otp: typed.otp ?? '' })
    const { success, message, fields } = body
    return success ? { success, message } : { success, message, waits: true, ...(fields && { fields }) }
  }
  return undefined
}
