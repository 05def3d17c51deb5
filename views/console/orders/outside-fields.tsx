import { orderWords } from '../../../src/i18n/orders.ts'
import { useBook } from '../../books.ts'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { Field } from '../../parts/field.tsx'

/** When money went back outside and under which reference, by the names of the call. */
export function OutsideFields({ field, day, reference }: { field: FieldOf; day: string; reference: string }) {
  const say = useBook(orderWords)
  return (
    <>
      <DateField label={say('order.outside_day')} {...field(day)} required />
      <Field label={say('order.outside_reference')} {...field(reference)} maxLength={100} required />
    </>
  )
}
