import { redirectDocument, useLoaderData } from 'react-router'
import { paymentWords } from '../../src/i18n/payment.ts'
import { renewalPayment } from '../../src/shared/order-fields.ts'
import { bodyOf, typedIn } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { type Args, type Outcome, readIfThere, send } from '../data.ts'
import { DateText } from '../parts/date-text.tsx'
import { useDuration } from '../parts/duration.ts'
import { NothingToPay } from './nothing-to-pay.tsx'
import { OrderCard } from './order-card.tsx'
import { refusedPayment } from './refused-payment.ts'

const reference = ({ params }: Args) => ({ params: { vnp_txn_ref: params.vnp_txn_ref ?? '' } })

export async function loader(args: Args) {
  return readIfThere(args, '/payment/renewal/:vnp_txn_ref', reference(args))
}

export async function action(args: Args): Promise<Outcome | Response> {
  const form = typedIn(await args.request.formData())
  const payment = bodyOf(renewalPayment, form)
  const called = await send(args, 'POST', '/payment/renewal/:vnp_txn_ref', payment, reference(args))
  return called.body.success ? redirectDocument(called.body.data!.payment_url) : refusedPayment(called, form)
}

/** Where the link of a renewal message leads: one click pays. */
export function Component() {
  const say = useBook(paymentWords)
  const duration = useDuration()
  const renewal = useLoaderData<typeof loader>()
  if (!renewal)
    return (
      <NothingToPay
        title={say('renewal_gone')}
        text={say('renewal_gone_text')}
        back={{ to: '/wallet', label: say('wallet') }}
      />
    )
  if (renewal.trang_thai === 'paid')
    return (
      <NothingToPay
        title={say('renewal_paid')}
        text={say('renewal_paid_text')}
        back={{ to: '/wallet', label: say('wallet') }}
      />
    )
  if (renewal.trang_thai === 'other_refund_open')
    return (
      <NothingToPay
        title={say('renewal_waits')}
        text={say('renewal_waits_text')}
        back={{ to: '/wallet', label: say('wallet') }}
      />
    )
  if (renewal.trang_thai === 'off_sale')
    return (
      <NothingToPay
        title={say('renewal_off')}
        text={say(renewal.da_het_han ? 'renewal_off_over' : 'renewal_off_text')}
        back={{ to: '/wallet', label: say('wallet') }}
      />
    )
  return (
    <div className="page-narrow payment-page">
      <header>
        <h1>{say('renewal')}</h1>
        <p className="soft">{say(renewal.da_het_han ? 'renewal_lead_over' : 'renewal_lead')}</p>
      </header>
      <OrderCard
        facts={[
          [say('package'), renewal.ten_goi],
          [
            say(renewal.thiet_bi.length > 0 ? 'renewal_for' : 'devices'),
            renewal.thiet_bi.join(', ') || renewal.so_thiet_bi,
          ],
          [say('renewal_term'), duration(renewal.thoi_han_thang)],
          [
            say(renewal.da_het_han ? 'renewal_ended' : 'renewal_end'),
            <DateText key="end" date={renewal.ngay_ket_thuc} />,
          ],
        ]}
        amount={renewal.so_tien}
        shown={{ gia_da_xem: renewal.so_tien, so_thiet_bi_da_xem: renewal.so_thiet_bi }}
        back={{ to: '/wallet', label: say('wallet') }}
      />
    </div>
  )
}
