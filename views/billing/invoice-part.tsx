import { invoiceWords } from '../../src/i18n/invoices.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import { Field } from '../parts/field.tsx'
import { Icon } from '../pictures/icon.tsx'

const fields = {
  ten_don_vi: { label: 'name', autoComplete: 'organization' },
  ma_so_thue: { label: 'tax_code', hint: 'tax_code_hint' },
  dia_chi: { label: 'address', autoComplete: 'address-line1' },
  email: { label: 'email', type: 'email', autoComplete: 'email' },
} as const

/** In whose name the order is invoiced: folded, because few buyers want it, and open where something stands in it. */
export function InvoicePart({ answer }: { answer: Outcome | undefined }) {
  const say = useBook(invoiceWords)
  const typed = (name: string) => answer?.typed?.[`hoa_don.${name}`]
  return (
    <details className="invoice-part" open={Object.keys(fields).some(typed)}>
      <summary>
        {say('ask')}
        <Icon name="chevron-down" />
      </summary>
      <div className="form">
        <p className="soft">{say('ask_hint')}</p>
        {Object.entries(fields).map(([name, { label, ...rest }]) => (
          <Field
            key={name}
            {...rest}
            label={say(label)}
            hint={'hint' in rest ? say(rest.hint) : undefined}
            name={`hoa_don.${name}`}
            maxLength={255}
            defaultValue={typed(name)}
            error={answer?.fields?.[`hoa_don.${name}`]}
          />
        ))}
      </div>
    </details>
  )
}
