import { labels } from '../../../src/i18n/labels.ts'
import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { extension, lastDay, term } from '../../../src/shared/billing-fields.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { addMonths } from '../../../src/shared/months.ts'
import type { Typed } from '../../../src/shared/typed.ts'
import { useBook } from '../../books.ts'
import type { Args, Outcome } from '../../data.ts'
import { DateField } from '../../parts/date-field.tsx'
import { Select } from '../../parts/select.tsx'
import { save } from '../../submit.ts'
import { RowForm } from './row-form.tsx'
import type { Subscription } from './state.tsx'

/** One dialog has both forms; the field `viec` names the one that was sent. */
export async function actOnTerm(args: Args, id: number, form: Typed): Promise<Outcome> {
  const inputs = { params: { id } }
  if (form.viec === 'gia-han')
    return save(
      args,
      'PUT',
      '/thiet-bi/:id/goi/extend',
      extension,
      form,
      { shown: ['viec', 'so_thang_gia_han'] },
      inputs,
    )
  const shown = ['viec', 'ngay_bat_dau', 'ngay_ket_thuc']
  return save(args, 'PUT', '/thiet-bi/:id/goi/time', term, form, { shown }, inputs)
}

export function TermForm({ row }: { row: Subscription }) {
  const say = useBook(subscriptionWords)
  const label = useBook(labels)
  return (
    <RowForm
      viec="thoi-gian"
      kind={row.gia_han_tu ? 'secondary' : 'primary'}
      row={row}
      heading={say('term.heading')}
      failed={say('term.failed')}
      submit={say('term.submit')}
    >
      {of => (
        <>
          <DateField label={label('ngay_bat_dau')} {...of('ngay_bat_dau', row.ngay_bat_dau)} required />
          <DateField
            label={label('ngay_ket_thuc')}
            hint={say('term.end_hint')}
            {...of('ngay_ket_thuc', row.ngay_ket_thuc)}
          />
        </>
      )}
    </RowForm>
  )
}

export function ExtendForm({ row }: { row: Subscription }) {
  const say = useBook(subscriptionWords)
  const from = row.gia_han_tu
  if (from === null) return null
  return (
    <RowForm
      viec="gia-han"
      kind="primary"
      row={row}
      heading={say('extend.heading')}
      failed={say('extend.failed')}
      submit={say('extend.submit')}
    >
      {of => (
        <Select
          label={say('extend.months')}
          hint={say('extend.hint')}
          {...of('so_thang_gia_han', '1')}
          required
          options={extensions(from).map(({ count, date }) => ({
            value: count,
            label: say(count === 1 ? 'extend.by_month' : 'extend.by', { count, date: formatDate(date) }),
          }))}
        />
      )}
    </RowForm>
  )
}

/** By how many months the term can be extended, and when it would then end. */
function extensions({ ngay, so_thang }: { ngay: string; so_thang: number }): { count: number; date: string }[] {
  const { minimum, maximum } = extension.so_thang_gia_han.schema
  const counts = Array.from({ length: maximum! - minimum! + 1 }, (_, at) => at + minimum!)
  const ends = counts.map(count => ({ count, date: addMonths(ngay, so_thang + count) }))
  return ends.filter(({ date }) => date <= lastDay)
}
