import { useEffect, useState } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { paymentWords } from '../../src/i18n/payment.ts'
import { brand } from '../../src/shared/brand.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { formatMoney } from '../../src/shared/money.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { type Args, readBody } from '../data.ts'
import { addressWith } from '../dialogs/opened.ts'
import { type Fact, Facts } from '../parts/facts.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Modal } from '../parts/modal.tsx'
import { Money } from '../parts/money.tsx'
import { Notice, type Tone } from '../parts/notice.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { Spinner } from '../parts/spinner.tsx'
import { FirstSteps } from './first-steps.tsx'
import { OrderedPackage } from './package-on-device.tsx'

type Result = Answer<'GET', '/payment/result'>

const secondsBeforeDialog = 0.5
/** Seconds between the requests while the gateway has not reported the outcome: about two minutes in total. */
const pauses = [2, 4, 8, 16, 32, 60]

/** Passes the query on unchanged, because the gateway signed exactly these characters. */
export async function loader(args: Args): Promise<Result> {
  return (await readBody(args, `/payment/result${new URL(args.request.url).search}`)).data as Result
}

const tones: Record<Result['trang_thai'], Tone> = {
  success: 'success',
  failed: 'danger',
  pending: 'info',
  review: 'warning',
}

/** A free package was received, not paid for, so its title differs. */
function titleOf({ trang_thai, so_tien }: Result) {
  return trang_thai === 'success' && so_tien === 0 ? 'received' : trang_thai
}

/** With these the gateway says that no money was taken. */
const notCharged = new Set<Result['ma_loi']>([
  ...(['cancelled', 'insufficient_balance', 'daily_limit', 'window_expired', 'card_locked'] as const),
  ...(['wrong_card_data', 'wrong_bank_code', 'wrong_payment_password', 'no_internet_banking'] as const),
])

function textOf({ trang_thai, loai }: Result, isLate: boolean) {
  if (trang_thai === 'success') return loai === 'GIA_HAN' ? 'success_renewed' : 'success_text'
  if (trang_thai === 'review') return 'review_text'
  return isLate ? 'pending_late' : 'pending_text'
}

/** The address for another attempt; a renewal has a page of its own. Undefined if nothing can be paid any more. */
function retryAddress({ trang_thai, loai, vnp_txn_ref, thong_tin_goi_id, goi_da_xoa }: Result): string | undefined {
  if (trang_thai !== 'failed' || thong_tin_goi_id === null || goi_da_xoa) return undefined
  return loai === 'GIA_HAN' ? `/payment/renewal/${vnp_txn_ref}` : `/payment/${thong_tin_goi_id}`
}

export function Component() {
  const say = useBook(paymentWords)
  const result = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const isLate = useReloading(result.trang_thai === 'pending')
  const [dialog, closeDialog] = useDialogSoon(result.trang_thai === 'success')
  const { trang_thai } = result
  const title = say(titleOf(result))
  const text = say(textOf(result, isLate), { hotline: onOneLine(brand.hotline) })
  const again = retryAddress(result)
  const isAssignable = result.goi_dich_vu_id !== null
  const opensWallet = trang_thai === 'success' || trang_thai === 'review' || result.vnp_txn_ref === null
  return (
    <section className="page-narrow stack payment-result">
      <h1>{title}</h1>
      <Notice tone={tones[trang_thai]} live>
        {trang_thai === 'failed' ? result.loi_nhan : text}
        {trang_thai === 'failed' && result.da_hoan === 0 && notCharged.has(result.ma_loi) && ` ${say('not_charged')}`}
      </Notice>
      <SentBack of={result} />
      {trang_thai === 'pending' && !isLate && <Spinner />}
      <Facts facts={useFactsOf(result)} />
      {result.goi_dich_vu_id !== null && <FirstSteps id={result.goi_dich_vu_id} />}
      <div className="row">
        {trang_thai === 'pending' && (
          <LinkButton to={{ search }} replace reloadDocument>
            {say('reload')}
          </LinkButton>
        )}
        {again && <LinkButton to={again}>{say('again')}</LinkButton>}
        {opensWallet && (
          <LinkButton to="/wallet" kind={isAssignable ? 'secondary' : 'primary'}>
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
            {result.goi_dich_vu_id !== null && (
              <LinkButton
                to={`/wallet${addressWith(new URLSearchParams(), [{ name: 'gan-goi', id: result.goi_dich_vu_id }])}`}
              >
                {say('assign')}
              </LinkButton>
            )}
            <LinkButton to="/wallet" kind={isAssignable ? 'secondary' : 'primary'}>
              {say('to_wallet')}
            </LinkButton>
          </>
        }
      >
        <div className="stack">
          <p>{text}</p>
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

/** Reloads the result after growing pauses. True once it has given up. */
function useReloading(pending: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const seconds = pauses[asked]
    if (!pending || seconds === undefined) return
    const timer = setTimeout(() => {
      revalidate().finally(() => setAsked(asked + 1))
    }, seconds * 1000)
    return () => clearTimeout(timer)
  }, [pending, asked, revalidate])
  return pending && asked >= pauses.length
}

function useDialogSoon(success: boolean): [open: boolean, close: () => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!success) return
    const timer = setTimeout(() => setOpen(true), secondsBeforeDialog * 1000)
    return () => clearTimeout(timer)
  }, [success])
  return [open, () => setOpen(false)]
}
