import { useLoaderData, useLocation } from 'react-router'
import { paymentWords } from '../../src/i18n/payment.ts'
import { brand } from '../../src/shared/brand.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { useBook } from '../books.ts'
import { type Args, readBody } from '../data.ts'
import { type Fact, Facts } from '../parts/facts.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Modal } from '../parts/modal.tsx'
import { Money } from '../parts/money.tsx'
import { Notice } from '../parts/notice.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { Spinner } from '../parts/spinner.tsx'
import { addressOfAssigning } from './assign-address.ts'
import { FirstSteps, readSteps, type Steps } from './first-steps.tsx'
import { OrderedPackage } from './package-on-device.tsx'
import { PaidBeyond } from './paid-beyond.tsx'
import { notCharged, placeToAssign, type Result, retryAddress, textOf, titleOf, tones, wentBack } from './result.ts'
import { useDialogSoon, useReloading } from './result-timing.ts'

/** Passes the query on unchanged, because the gateway signed exactly these characters. */
export async function loader(args: Args): Promise<{ result: Result; steps: Steps | null }> {
  const result = (await readBody(args, `/payment/result${new URL(args.request.url).search}`)).data as Result
  return { result, steps: await readSteps(args, placeToAssign(result)) }
}

export function Component() {
  const say = useBook(paymentWords)
  const { result, steps } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const isLate = useReloading(result.trang_thai === 'pending')
  const isBack = wentBack(result)
  const [dialog, closeDialog] = useDialogSoon(result.trang_thai === 'success' && !isBack)
  const { trang_thai } = result
  const place = placeToAssign(result)
  const title = say(titleOf(result))
  const text = say(textOf(result, isLate), { hotline: onOneLine(brand.hotline) })
  const again = retryAddress(result)
  const opensWallet = trang_thai === 'success' || trang_thai === 'review' || result.vnp_txn_ref === null
  return (
    <section className="page-narrow stack payment-result">
      <h1>{title}</h1>
      {!isBack && (
        <Notice tone={tones[trang_thai]} live>
          {trang_thai === 'failed' ? result.loi_nhan : text}
          {trang_thai === 'failed' && result.da_hoan === 0 && notCharged.has(result.ma_loi) && ` ${say('not_charged')}`}
        </Notice>
      )}
      <PaidBeyond of={result} />
      <SentBack of={result} />
      {trang_thai === 'pending' && !isLate && <Spinner />}
      <Facts facts={useFactsOf(result)} />
      {steps && <FirstSteps {...steps} />}
      <div className="row">
        {trang_thai === 'pending' && (
          <LinkButton to={{ search }} replace reloadDocument>
            {say('reload')}
          </LinkButton>
        )}
        {again && <LinkButton to={again}>{say('again')}</LinkButton>}
        {opensWallet && (
          <LinkButton to="/wallet" kind={place === null ? 'primary' : 'secondary'}>
            {say('to_wallet')}
          </LinkButton>
        )}
        <LinkButton to="/" kind="secondary">
          {say('home')}
        </LinkButton>
      </div>
      <Modal
        title={title}
        open={dialog}
        onClose={closeDialog}
        actions={
          <>
            {/* first, because it is what the dialog focuses */}
            {place !== null && <LinkButton to={addressOfAssigning(place)}>{say('assign')}</LinkButton>}
            <LinkButton to="/wallet" kind={place === null ? 'primary' : 'secondary'}>
              {say('to_wallet')}
            </LinkButton>
          </>
        }
      >
        <div className="stack">
          <p>{text}</p>
          {/* the dialog lies over the page, where it would not be read */}
          <PaidBeyond of={result} />
          <Facts facts={useFactsOf(result)} />
        </div>
      </Modal>
    </section>
  )
}

/** A payment that went back, or a part of it, says so. */
function SentBack({ of: { da_hoan, ngay_hoan } }: { of: Result }) {
  const say = useBook(paymentWords)
  if (ngay_hoan === null) return null
  const told = { amount: formatMoney(da_hoan), date: formatDate(ngay_hoan) }
  return <Notice tone="info">{say('sent_back', told)}</Notice>
}

function useFactsOf({ vnp_txn_ref, so_tien, ten_goi, goi_da_xoa }: Result): Fact[] {
  const say = useBook(paymentWords)
  if (vnp_txn_ref === null || so_tien === null || ten_goi === null) return []
  return [
    [say('order_code'), vnp_txn_ref],
    [say('amount'), <Money key="amount" amount={so_tien} />],
    [say('package_name'), <OrderedPackage key="package" of={{ ten_goi, goi_da_xoa }} />],
  ]
}
