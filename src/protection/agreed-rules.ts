import type { Reply } from '../kernel/reply.ts'
import type { Values } from '../shared/fields.ts'
import type { editedRules } from '../shared/protection-fields.ts'
import { changeConsents } from './consents.ts'
import { changeRules, type OfChild } from './policy.ts'
import type { KeptPolicy } from './policy-store.ts'

/** A form for rules may give the consent that they need, too: both are kept, or neither. */
export async function agreeToRules(
  given: OfChild,
  { agree, ...edited }: Values<typeof editedRules>,
): Promise<Reply<KeptPolicy>> {
  if (agree) await changeConsents(given, { [agree]: true })
  return changeRules(given, edited)
}
