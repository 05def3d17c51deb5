import { useFetcher, useSearchParams } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { autoRenewal } from '../../src/shared/billing-fields.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import type { Dialogs } from '../dialogs/dialogs.tsx'
import { formInPlace, useOutcomeToast } from '../dialogs/form-in-place.tsx'
import { addressOfForm } from '../dialogs/opened.ts'
import { Button } from '../parts/button.tsx'
import { save } from '../submit.ts'
import type { Bought } from './read-wallet.ts'

const action = 'gia-han'
const field = 'tu_dong_gia_han'

/** What the form of the switch does. */
export const renewalAction: Dialogs = {
  [action]: formInPlace((args, id, form) =>
    save(args, 'PUT', '/payment/subscriptions/:id/auto-renew', autoRenewal, form, { shown: [] }, { params: { id } }),
  ),
}

/**
 * Shows and changes whether the purchase renews itself. A change shows at once and is undone if the server refuses it.
 * A free purchase never renews itself.
 */
export function RenewalSwitch({ row }: { row: Bought }) {
  const { id, ten_thiet_bi, thongTinGoi, ngay_ket_thuc, vnp_txn_ref, tu_dong_gia_han } = row
  const say = useBook(walletWords)
  const [search] = useSearchParams()
  const fetcher = useFetcher<Outcome>()
  const isOn = fetcher.formData ? fetcher.formData.has(field) : tu_dong_gia_han
  useOutcomeToast(fetcher.data)
  if (!ngay_ket_thuc || !vnp_txn_ref || thongTinGoi.loai_goi !== 'TRA_PHI') return null
  return (
    <div className="wallet-renewal">
      <span className="soft">{isOn ? say('renewal_on') : say('renewal_off', { date: formatDate(ngay_ket_thuc) })}</span>
      {(isOn || !thongTinGoi.da_xoa) && (
        <fetcher.Form method="post" action={addressOfForm(search, { name: action, id })}>
          {!isOn && <input type="hidden" name={field} value="on" />}
          <Button type="submit" kind="quiet" busy={fetcher.state !== 'idle'}>
            {say(isOn ? 'renewal_turn_off' : 'renewal_turn_on')}
            <span className="unseen"> {ten_thiet_bi}</span>
          </Button>
        </fetcher.Form>
      )}
    </div>
  )
}
