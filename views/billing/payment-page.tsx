import { redirect, redirectDocument, useLoaderData } from 'react-router'
import { paymentWords } from '../../src/i18n/payment.ts'
import { discountFor, priceBefore } from '../../src/shared/offers.ts'
import { newOrder } from '../../src/shared/order-fields.ts'
import { bodyOf, typedIn } from '../../src/shared/typed.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { type Args, asAnswer, read, readIfThere, send } from '../data.ts'
import { homePhone } from '../layout/user.ts'
import { Card } from '../parts/card.tsx'
import { useDuration } from '../parts/duration.ts'
import { FeatureLine } from '../parts/feature-line.tsx'
import { IconLines } from '../parts/icon-lines.tsx'
import { Money } from '../parts/money.tsx'
import { NothingToPay } from './nothing-to-pay.tsx'
import { OrderCard, otherBuyer } from './order-card.tsx'
import { refusedPayment } from './refused-payment.ts'
import { RenewalTerms } from './renewal-terms.tsx'

const featuresAtMost = 7

type Sold = Answer<'GET', '/goi/:id'>

export async function loader(args: Args) {
  redirectToChosen(args)
  const buyer = await read(args, '/auth/me')
  const found = await readIfThere(args, '/goi/:id', { params: { id: args.params.packageId! } })
  const sold = found?.da_xoa ? null : found
  return { buyer, sold, taken: sold?.gia === 0 && !(await mayTake(args, sold.id)) }
}

/** The form of the pricing section, sent without its script to the package that it showed, names the chosen one. */
function redirectToChosen({ request }: Args): void {
  const chosen = new URL(request.url).searchParams.get('goi')
  if (chosen && /^\d{1,9}$/.test(chosen)) throw redirect(`/payment/${chosen}`)
}

async function mayTake(args: Args, id: number): Promise<boolean> {
  return (await read(args, '/payment/free/:id', { params: { id } })).nhan_duoc
}

export async function action(args: Args) {
  const shown = typedIn(await args.request.formData())
  const order = bodyOf(newOrder, { ...shown, thong_tin_goi_id: args.params.packageId! })
  const called = await send(args, 'POST', '/payment/create', order)
  const { status, body } = called
  if (body.success) return redirectDocument(body.data!.payment_url)
  const refused = refusedPayment(called, shown)
  // the API says as little of somebody else's id as of a missing one
  const { phu_huynh_id } = order
  if (phu_huynh_id && status === 404 && (await read(args, '/auth/me')).ma_phu_huynh !== phu_huynh_id)
    return { ...refused, status: 409, error: otherBuyer }
  return asAnswer(refused)
}

export function Component() {
  const say = useBook(paymentWords)
  const duration = useDuration()
  const { buyer, sold, taken } = useLoaderData<typeof loader>()
  if (!sold)
    return <NothingToPay title={say('gone_title')} text={say('gone_text')} back={{ to: '/', label: say('home') }} />
  if (taken)
    return (
      <NothingToPay
        title={say('taken_title')}
        text={say('taken_text')}
        back={{ to: '/wallet', label: say('to_wallet') }}
      />
    )
  const isFree = sold.gia === 0
  const before = priceBefore(sold.gia, discountFor(sold.so_thiet_bi))
  return (
    <div className="wrap payment-page">
      <header>
        <h1>{say('heading')}</h1>
        <p className="soft">{say(isFree ? 'lead_free' : 'lead')}</p>
      </header>
      <div className="payment-parts">
        <OrderCard
          title={sold.ten}
          facts={[
            [say('devices'), sold.so_thiet_bi ?? 1],
            [say('duration'), duration(sold.thoi_han_thang)],
            [say('buyer'), <Buyer key="buyer" of={buyer} />],
            ...(before > sold.gia ? [[say('saving'), <Money key="saving" amount={before - sold.gia} />] as const] : []),
          ]}
          amount={sold.gia}
          before={before}
          shown={{
            phu_huynh_id: buyer.ma_phu_huynh,
            gia_da_xem: sold.gia,
            so_thiet_bi_da_xem: sold.so_thiet_bi ?? 1,
            thoi_han_da_xem: sold.thoi_han_thang ?? 0,
          }}
          back={{ to: '/', label: say('home') }}
        >
          {!isFree && sold.thoi_han_thang !== null && (
            <RenewalTerms>{say('renews', { duration: duration(sold.thoi_han_thang) })}</RenewalTerms>
          )}
        </OrderCard>
        <Contents of={sold} />
      </div>
    </div>
  )
}

function Buyer({ of: { ten_phu_huynh, email_phu_huynh, sdt } }: { of: Answer<'GET', '/auth/me'> }) {
  return (
    <span className="payment-buyer">
      {ten_phu_huynh}
      <span className="soft">{email_phu_huynh}</span>
      <span className="soft">{homePhone(sdt)}</span>
    </span>
  )
}

function Contents({ of: { mo_ta, noiDungList } }: { of: Sold }) {
  const say = useBook(paymentWords)
  return (
    <Card className="payment-package">
      <h2>{say('features')}</h2>
      {mo_ta && <p className="soft">{mo_ta}</p>}
      <IconLines>
        {noiDungList.slice(0, featuresAtMost).map(({ id, noi_dung }) => (
          <FeatureLine key={id} text={noi_dung} />
        ))}
      </IconLines>
    </Card>
  )
}
