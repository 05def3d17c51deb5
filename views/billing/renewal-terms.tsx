import { paymentWords } from '../../src/i18n/payment.ts'
import { LegalLink } from '../accounts/legal-link.tsx'
import { useBook } from '../books.ts'

/** What becomes of renewing and of refunds, with the way to the terms. */
export function RenewalTerms({ children }: { children: string }) {
  const say = useBook(paymentWords)
  return (
    <p className="payment-terms">
      {children} <LegalLink to="/terms">{say('terms')}</LegalLink>
    </p>
  )
}
