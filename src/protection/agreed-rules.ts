import { lockChild } from '../family/index.ts'
import { fail } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import type { Reply } from '../kernel/reply.ts'
import type { Values } from '../shared/fields.ts'
import type { editedRules } from '../shared/protection-fields.ts'
import { keepConsents } from './consents.ts'
import { changeRules } from './policy.ts'
import type { KeptPolicy } from './policy-store.ts'

/** A form for rules may give the consent that they need, too: both are kept, or neither. */
export async function agreeToRules(
  given: Writer & { id: number },
  { agree, ...edited }: Values<typeof editedRules>,
): Promise<Reply<KeptPolicy>> {
  const child = (await lockChild(given.tx, given.id)) ?? fail('not_found')
  if (agree) await keepConsents(given, child, { [agree]: true })
  return changeRules(given, child, edited)
}
