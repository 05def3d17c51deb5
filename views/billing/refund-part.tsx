import { walletWords } from '../../src/i18n/wallet.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { useBook } from '../books.ts'
import { DialogLink } from '../dialogs/dialog-link.tsx'
import { Badge } from '../parts/badge.tsx'
import type { Order } from './read-wallet.ts'

export const refundTones = {
  requested: 'warning',
  approved: 'info',
  refused: 'neutral',
  processing: 'info',
  refunded: 'success',
  failed: 'warning',
} as const

/** The state of the newest refund and, while one may be requested, the link to request what is left. */
export function RefundPart({ of: order }: { of: Order }) {
  const say = useBook(walletWords)
  const { hoan_tien, ly_do_tu_choi, hoan_duoc_den, vnp_txn_ref, so_tien, da_hoan, ngay_hoan } = order
  return (
    <>
      {hoan_tien && (
        <div className="wallet-refund">
          <p>
            <span className="soft">{say('refund.label')}</span>{' '}
            <Badge tone={refundTones[hoan_tien]}>{say(`refund.${hoan_tien}`)}</Badge>
            {ngay_hoan && (
              <span className="soft">
                {' '}
                {say('receipt.sent_back_on', { amount: formatMoney(da_hoan), date: formatDate(ngay_hoan) })}
              </span>
            )}
          </p>
          {hoan_tien === 'requested' && <p className="soft">{say('refund.answer')}</p>}
          {hoan_tien === 'failed' && <p className="soft">{say('refund.longer')}</p>}
          {ly_do_tu_choi && <p className="soft">{say('refund.because', { reason: ly_do_tu_choi })}</p>}
        </div>
      )}
      {hoan_duoc_den && (
        <p>
          <DialogLink opens={{ name: 'hoan-tien', id: vnp_txn_ref }}>
            {say('refund.ask')}
            <span className="unseen"> {formatMoney(so_tien - da_hoan)}</span>
          </DialogLink>
        </p>
      )}
    </>
  )
}
