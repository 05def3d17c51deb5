import { walletWords } from '../../src/i18n/wallet.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { newRefund } from '../../src/shared/refund-lists.ts'
import { useBook } from '../books.ts'
import { read } from '../data.ts'
import type { Dialog, Shown } from '../dialogs/dialogs.tsx'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { save } from '../submit.ts'
import { type Order, readOrder } from './read-wallet.ts'

/** Requests a refund of one's own renewal. The dialog does not exist if that is not allowed or was requested before. */
export const refundDialog: Dialog<Order, string> = {
  load: async (args, code) => {
    const { ma_phu_huynh } = await read(args, '/auth/me')
    const order = await readOrder(args, ma_phu_huynh, code)
    return order?.hoan_duoc_den ? order : null
  },
  act: async (args, code, { ly_do = '' }) =>
    ly_do.trim() === ''
      ? { success: false, message: '', faults: { ly_do: 'required' }, typed: { ly_do } }
      : save(args, 'POST', '/payment/refunds', newRefund, { vnp_txn_ref: code, ly_do }, { shown: ['ly_do'] }),
  Show: RefundDialog,
}

function RefundDialog({ data: order, ...dialog }: Shown<Order>) {
  const say = useBook(walletWords)
  const amount = formatMoney(order.so_tien - order.da_hoan)
  const { bao_ve_den, hoan_duoc_den } = order
  return (
    <FormDialog
      {...dialog}
      title={say('refund.heading', { amount })}
      failed={say('refund.failed_to_ask')}
      submit={say('refund.submit')}
      words={{ cancel: say('assign.cancel') }}
      missing={() => say('missing.ly_do')}
    >
      {field => (
        <>
          <p>{say('refund.money', { amount })}</p>
          <p>{bao_ve_den ? say('refund.term', { date: formatDate(bao_ve_den) }) : say('refund.term_over')}</p>
          <p>{say('refund.answer')}</p>
          <p className="soft">{say('refund.once', { date: formatDate(hoan_duoc_den!) })}</p>
          <ReasonField label={say('refund.why')} hint={say('refund.why_hint')} {...field('ly_do')} required />
        </>
      )}
    </FormDialog>
  )
}
