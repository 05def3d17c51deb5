import { orderWords } from '../../../src/i18n/orders.ts'
import type { Typed } from '../../../src/shared/typed.ts'
import { useBook } from '../../books.ts'
import type { Outcome } from '../../data.ts'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { RadioGroup } from '../../parts/radio-group.tsx'
import { OutsideFields } from './outside-fields.tsx'

const ways = ['vnpay', 'ngoai'] as const
const outside = ['ben_ngoai.ngay', 'ben_ngoai.ma_tham_chieu'] as const

/** Whether VNPay sends the money, or it went back outside already; of a transfer VNPay does not know. */
export function WayBack({ field, isTransfer }: { field: FieldOf; isTransfer: boolean }) {
  const say = useBook(orderWords)
  const [day, reference] = outside
  const { defaultValue, ...given } = field('cach')
  return (
    <RadioGroup
      label={say('order.way')}
      {...given}
      defaultValue={isTransfer ? 'ngoai' : defaultValue}
      required
      choices={ways
        .filter(value => value === 'ngoai' || !isTransfer)
        .map(value => ({
          value,
          label: say(`order.way_${value}`),
          hint: say(`order.way_${value}_hint`),
          more: value === 'ngoai' && <OutsideFields field={field} day={day} reference={reference} />,
        }))}
    />
  )
}

/**
 * Refuses a form without a way: with no day and no reference the server would have VNPay send the money. A missing reason is
 * named with it, not one try later.
 */
export function faultOfWay(form: Typed): Outcome | undefined {
  const { cach = '', ly_do = '' } = form
  const way = !ways.some(each => each === cach) ? ['cach'] : cach === 'ngoai' ? outside.filter(name => !form[name]) : []
  const missing = ly_do.trim() === '' ? [...way, 'ly_do'] : way
  if (missing.length === 0) return undefined
  const faults = Object.fromEntries(missing.map(name => [name, 'required' as const]))
  return { success: false, message: '', faults, typed: { cach, ly_do, ...form } }
}

/** Without what was typed for the other way, whose fields are out of sight. */
export function ofWay(form: Typed): Typed {
  if (form.cach === 'ngoai') return form
  return Object.fromEntries(Object.entries(form).filter(([name]) => !outside.some(each => each === name)))
}
