import type { Typed } from '../../src/shared/typed.ts'
import type { Called, Outcome } from '../data.ts'

/** What the page shows if it cannot lead on to the gateway; what was typed for the invoice stands in it again. */
export function refusedPayment({ status, body }: Called, form: Typed): Outcome {
  const { message, error, fields } = body
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => name.startsWith('hoa_don.')))
  return { success: false, message, status, typed, ...(error && { error }), ...(fields && { fields }) }
}
