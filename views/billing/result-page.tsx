import { useEffect, useState } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import type { Answer } from '../api.ts'
import { type Args, readBody } from '../data.ts'
import { type Fact, Facts } from '../parts/facts.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Modal } from '../parts/modal.tsx'
import { Money } from '../parts/money.tsx'
import { Notice, type Tone } from '../parts/notice.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { usePaymentWords } from './payment-words.ts'

type Result = Answer<'GET', '/payment/result'>

const secondsBeforeDialog = 0.5
/** Seconds between questions while the gateway has not told: about two minutes in all. */
const pauses = [2, 4, 8, 16, 32, 60]

/** The query goes on exactly as it came, because what was sent is what was signed. */
export async function loader(args: Args): Promise<Result> {
  return (await readBody(args, `/payment/result${new URL(args.request.url).search}`)).data as Result
}

const tones: Record<Result['trang_thai'], Tone> = {
  success: 'success',
  failed: 'danger',
  pending: 'info',
  review: 'warning',
}

function textOf({ trang_thai, loai }: Result, isLate: boolean) {
  if (trang_thai === 'success') return loai === 'GIA_HAN' ? 'success_renewed' : 'success_text'
  if (trang_thai === 'review') return 'review_text'
  return isLate ? 'pending_late' : 'pending_text'
}

/** Another attempt at the same: a renewal is not bought anew. */
function againAt({ loai, vnp_txn_ref, thong_tin_goi_id }: Result): string {
  return loai === 'GIA_HAN' ? `/payment/renewal/${vnp_txn_ref}` : `/payment/${thong_tin_goi_id}`
}

export function Component() {
  const say = usePaymentWords()
  const result = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const isLate = useAskingAgain(result.trang_thai === 'pending')
  const [dialog, closeDialog] = useDialogSoon(result.trang_thai === 'success')
  const { trang_thai, thong_tin_goi_id } = result
  return (
    <section className="page-narrow stack payment-result">
      <h1>{say(trang_thai)}</h1>
      <Notice tone={tones[trang_thai]} live>
        {trang_thai === 'failed' ? result.loi_nhan : say(textOf(result, isLate))}
      </Notice>
      {trang_thai === 'review' && result.loi_nhan && <p>{result.loi_nhan}</p>}
      {trang_thai === 'pending' && !isLate && <Spinner />}
      <Facts facts={useFactsOf(result)} />
      <div className="row">
        {trang_thai === 'pending' && (
          <LinkButton to={{ search }} replace reloadDocument>
            {say('reload')}
          </LinkButton>
        )}
        {trang_thai === 'failed' && thong_tin_goi_id !== null && (
          <LinkButton to={againAt(result)}>{say('again')}</LinkButton>
        )}
        {trang_thai === 'success' && <LinkButton to="/wallet">{say('to_wallet')}</LinkButton>}
        <LinkButton to="/" kind={trang_thai === 'review' ? 'primary' : 'secondary'}>
          {say('home')}
        </LinkButton>
      </div>
      <Modal
        title={say('success')}
        open={dialog}
        onClose={closeDialog}
        actions={
          <>
            <LinkButton to="/" kind="secondary">
              {say('home')}
            </LinkButton>
            <LinkButton to="/wallet">{say('to_wallet')}</LinkButton>
          </>
        }
      >
        <p>{say(textOf(result, isLate))}</p>
        <Facts facts={useFactsOf(result)} />
      </Modal>
    </section>
  )
}

function useFactsOf({ vnp_txn_ref, so_tien, ten_goi }: Result): Fact[] {
  const say = usePaymentWords()
  if (vnp_txn_ref === null || so_tien === null) return []
  return [
    [
      say('order_code'),
      <span key="code" className="figures">
        {vnp_txn_ref}
      </span>,
    ],
    [say('amount'), <Money key="amount" amount={so_tien} />],
    [say('package_name'), ten_goi],
  ]
}

/** Reads again after pauses that grow. True once it has given up. */
function useAskingAgain(pending: boolean): boolean {
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
