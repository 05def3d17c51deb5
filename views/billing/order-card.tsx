import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { invoiceWords } from '../../src/i18n/invoices.ts'
import { paymentWords } from '../../src/i18n/payment.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { type Fact, Facts } from '../parts/facts.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Money } from '../parts/money.tsx'
import { Notice } from '../parts/notice.tsx'
import { InvoicePart } from './invoice-part.tsx'

type Props = {
  /** What is bought or renewed. */
  title: ReactNode
  facts: readonly Fact[]
  /** A package with the amount 0 is granted at once, without the gateway. */
  amount: number
  /** The price without the discount. */
  before?: number
  /** What the payer agrees to. */
  children?: ReactNode
  /** Goes with the payment, by the names of the call. */
  shown: Record<string, number>
  back: { to: string; label: string }
}

export const otherBuyer = 'other_buyer'

/** What is about to be paid, and the button that leads to the gateway. */
export function OrderCard({ title, facts, amount, before, children, shown, back }: Props) {
  const say = useBook(paymentWords)
  const sayOfInvoice = useBook(invoiceWords)
  const result = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  return (
    <Card className="payment-order">
      <h2>{title}</h2>
      <Facts
        facts={[
          ...facts,
          [
            say('total'),
            <strong key="total" className="payment-total">
              <Money amount={amount} before={before} />
            </strong>,
          ],
        ]}
      />
      {/* a browser that restores what was in hidden fields would send a price that is not on the page any more */}
      <Form method="post" className="form" autoComplete="off">
        {Object.entries(shown).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {result && (
          <Notice tone="danger" live>
            {result.error === otherBuyer ? say(otherBuyer) : result.fields ? sayOfInvoice('check') : result.message}
          </Notice>
        )}
        {amount > 0 && <InvoicePart answer={result} />}
        {children}
        <Button type="submit" wide large busy={busy}>
          {say(amount === 0 ? 'claim' : 'pay')}
        </Button>
        {amount > 0 && <p className="payment-secure">{say('secure')}</p>}
        <LinkButton to={back.to} kind="quiet" wide>
          {back.label}
        </LinkButton>
      </Form>
    </Card>
  )
}
