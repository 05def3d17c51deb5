import { Form, useLoaderData } from 'react-router'
import { bookWords } from '../../../src/i18n/books.ts'
import { formatCount } from '../../../src/shared/counts.ts'
import { isDate, readTypedDate } from '../../../src/shared/dates.ts'
import { revenueGroups } from '../../../src/shared/revenue.ts'
import { useBook } from '../../books.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { ExportLink } from '../../lists/export-link.tsx'
import { Button } from '../../parts/button.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { Money } from '../../parts/money.tsx'
import { Select } from '../../parts/select.tsx'
import { useLanguage } from '../../words.tsx'
import { ConsoleEmpty } from '../console-empty.tsx'
import { ConsolePage } from '../shell.tsx'
import { FiguresRow, LatelyRow } from './figures-card.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { type RevenueRow, RevenueTable } from './revenue-table.tsx'

type Group = (typeof revenueGroups)[number]

/** An address with something else in it shows everything, by month. */
export async function loader(args: Args) {
  const asked = new URL(args.request.url).searchParams
  const nhom = revenueGroups.find(group => group === asked.get('nhom')) ?? 'thang'
  const days = ['tu', 'den'].map(name => [name, readTypedDate(asked.get(name) ?? '')]).filter(([, day]) => isDate(day!))
  const query: { nhom: Group; tu?: string; den?: string } = { nhom, ...Object.fromEntries(days) }
  const [rows, figures] = await Promise.all([
    readAsAdmin(args, '/payment/revenue', { query }),
    readAsAdmin(args, '/payment/figures'),
  ])
  return { query, rows, figures }
}

/** Revenue by day, month or package. */
export function Component() {
  const say = useBook(bookWords)
  const { query, rows, figures } = useLoaderData<typeof loader>()
  return (
    <ConsolePage
      heading={say('revenue.heading')}
      note={say('revenue.note')}
      back
      actions={<ExportLink path="/payment/revenue" asked={new URLSearchParams(query)} />}
    >
      <Form method="get" className="filters revenue-period">
        <Select
          label={say('revenue.by')}
          name="nhom"
          options={revenueGroups.map(value => ({ value, label: say(`revenue.${value}`) }))}
          defaultValue={query.nhom}
        />
        <DateField label={say('revenue.from')} name="tu" defaultValue={query.tu} />
        <DateField label={say('revenue.until')} name="den" defaultValue={query.den} />
        <Button type="submit" kind="secondary">
          {say('revenue.show')}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <ConsoleEmpty title={say('revenue.empty')}>{say('revenue.empty_hint')}</ConsoleEmpty>
      ) : (
        <>
          <Totals rows={rows} />
          <RevenueChart rows={rows} />
          <RevenueTable group={query.nhom} rows={rows} />
        </>
      )}
      <LatelyRow of={figures} />
    </ConsolePage>
  )
}

function Totals({ rows }: { rows: readonly RevenueRow[] }) {
  const say = useBook(bookWords)
  const language = useLanguage()
  const sum = (of: 'so_don' | 'da_thu' | 'da_hoan' | 'thuc_thu') => rows.reduce((total, row) => total + row[of], 0)
  return (
    <FiguresRow
      label={say('revenue.totals')}
      figures={[
        { label: say('revenue.count'), value: formatCount(sum('so_don'), language) },
        { label: say('revenue.paid'), value: <Money amount={sum('da_thu')} /> },
        { label: say('revenue.refunded'), value: <Money amount={sum('da_hoan')} /> },
        { label: say('revenue.net'), value: <Money amount={sum('thuc_thu')} /> },
      ]}
    />
  )
}
