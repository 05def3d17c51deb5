import { orderWords } from '../../../src/i18n/orders.ts'
import { useBook } from '../../books.ts'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { ReasonField } from '../../parts/reason-field.tsx'

interface Props {
  field: FieldOf
  name: string
  /** In place of the usual one, which asks for the number of a transaction. */
  hint?: string
}

/** How an administrator dealt with money that went another way than planned. */
export function ClosedHowField({ field, name, hint }: Props) {
  const say = useBook(orderWords)
  const given = { ...field(name), hint: hint ?? say('order.closed_hint') }
  return <ReasonField label={say('order.closed_how')} {...given} required />
}
