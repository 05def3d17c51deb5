import type { ReactNode } from 'react'
import { redirect, redirectDocument, useLoaderData } from 'react-router'
import { paymentWords } from '../../src/i18n/payment.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { renewalPayment } from '../../src/shared/order-fields.ts'
import { bodyOf, typedIn } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { type Args, asAnswer, readIfThere, send } from '../data.ts'
import { SectionLink } from '../layout/section-link.tsx'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { DateText } from '../parts/date-text.tsx'
import { useDuration } from '../parts/duration.ts'
import { NothingToPay } from './nothing-to-pay.tsx'
import { OrderCard } from './order-card.tsx'
import { refusedPayment } from './refused-payment.ts'
import { RenewalTerms } from './renewal-terms.tsx'

const reference = ({ params }: Args) => ({ params: { vnp_txn_ref: params.vnp_txn_ref ?? '' } })

/** The link of a renewal that was replaced leads to the one in its place. */
export async function loader(args: Args) {
  const renewal = await readIfThere(args, '/payment/renewal/:vnp_txn_ref', reference(args))
  if (renewal?.da_thay) throw redirect(`/payment/renewal/${renewal.vnp_txn_ref}`)
  return renewal
}

export async function action(args: Args) {
  const form = typedIn(await args.request.formData())
  const payment = bodyOf(renewalPayment, form)
  const called = await send(args, 'POST', '/payment/renewal/:vnp_txn_ref', payment, reference(args))
  if (called.body.success) return redirectDocument(called.body.data!.payment_url)
  return asAnswer(refusedPayment(called, form))
}

/** Where the link of a renewal message leads: one click pays. */
export function Component() {
  const say = useBook(paymentWords)
  const duration = useDuration()
  const renewal = useLoaderData<typeof loader>()
  const nothing = useNothing(renewal)
  if (nothing || !renewal)
    return nothing && <NothingToPay {...nothing} back={{ to: '/wallet', label: say('wallet') }} />
  return (
    <div className="page-narrow payment-page">
      <header>
        <h1>{say('renewal')}</h1>
        <p className="soft">{say(renewal.da_het_han ? 'renewal_lead_over' : 'renewal_lead')}</p>
      </header>
      <OrderCard
        title={renewal.ten_goi}
        facts={[
          [say('renewal_places'), say('renewal_in_use', { count: renewal.so_thiet_bi, used: renewal.thiet_bi.length })],
          ...(renewal.thiet_bi.length > 0 ? [[say('renewal_for'), renewal.thiet_bi.join(', ')] as const] : []),
          [say('renewal_term'), duration(renewal.thoi_han_thang)],
          [
            say(renewal.da_het_han ? 'renewal_ended' : 'renewal_end'),
            <DateText key="end" date={renewal.ngay_ket_thuc} />,
          ],
          ...(renewal.han_moi
            ? [[say('renewal_new_end'), <DateText key="new-end" date={renewal.han_moi} />] as const]
            : []),
        ]}
        amount={renewal.so_tien}
        shown={{ gia_da_xem: renewal.so_tien, so_thiet_bi_da_xem: renewal.so_thiet_bi }}
        back={{ to: '/wallet', label: say('wallet') }}
      >
        <RenewalTerms>{say('renewed')}</RenewalTerms>
      </OrderCard>
    </div>
  )
}

type Renewal = Awaited<ReturnType<typeof loader>>

/** Why nothing is to be paid; undefined where something is. */
function useNothing(renewal: Renewal): { title: string; text: string; action?: ReactNode } | undefined {
  const say = useBook(paymentWords)
  if (!renewal) return { title: say('renewal_gone'), text: say('renewal_gone_text') }
  const { trang_thai, da_het_han, ngay_ket_thuc } = renewal
  switch (trang_thai) {
    case 'open':
      return undefined
    case 'paid':
      return { title: say('renewal_paid'), text: say('renewal_paid_text') }
    case 'other_refund_open':
      return { title: say('renewal_waits'), text: say('renewal_waits_text') }
    case 'off_sale':
      return da_het_han
        ? { title: say('renewal_off'), text: say('renewal_off_over'), action: <ToPricing /> }
        : { title: say('renewal_off'), text: say('renewal_off_text') }
    case 'too_late':
      return { title: say('renewal_late'), text: say('renewal_late_text'), action: <ToPricing /> }
    case 'ended':
      return { title: say('renewal_void'), text: say('renewal_void_text') }
    case 'moved': {
      const date = ngay_ket_thuc && formatDate(ngay_ket_thuc)
      return { title: say('renewal_moved'), text: date ? say('renewal_moved_text', { date }) : say('renewal_endless') }
    }
  }
}

function ToPricing() {
  const say = useBook(paymentWords)
  return (
    <SectionLink section="pricing" className={buttonClass({})}>
      <ButtonWords>{say('to_pricing')}</ButtonWords>
    </SectionLink>
  )
}
