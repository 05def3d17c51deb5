import { refundDecision } from '../../../src/shared/refund-lists.ts'
import { type Args, readIfThere } from '../../data.ts'
import type { Dialog, Dialogs } from '../../dialogs/dialogs.tsx'
import { orFailed } from '../../or-failed.ts'
import { save } from '../../submit.ts'
import { askedOfOthers } from '../own-money.tsx'
import { ApproveDialog, ByHandDialog, RefuseDialog } from './decision-dialogs.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import type { LoadedRefund } from './refund-state.tsx'

/** One request, and the ways to decide it. */
export const refundDialogs: Dialogs = {
  'hoan-tien': { load: readRefund, Show: RefundDialog },
  duyet: decision('approved', ApproveDialog),
  'tu-choi': decision('refused', RefuseDialog),
  'hoan-ngoai': decision('refunded', ByHandDialog),
}

function readRefund(args: Args, id: number): Promise<LoadedRefund | null> {
  return orFailed(readIfThere(args, '/payment/refunds/:id', { params: { id } }))
}

type Decision = NonNullable<(typeof refundDecision)['trang_thai']['value']>

function decision(trang_thai: Decision, Show: Dialog<LoadedRefund>['Show']): Dialog<LoadedRefund> {
  return askedOfOthers({
    load: readRefund,
    act: (args, id, { ly_do_tu_choi = '', ly_do_dong = '' }) =>
      save(
        args,
        'PUT',
        '/payment/refunds/:id',
        refundDecision,
        { trang_thai, ly_do_tu_choi, ly_do_dong },
        { shown: ['ly_do_tu_choi', 'ly_do_dong'], notDone: refund => refund.trang_thai === 'failed' },
        { params: { id } },
      ),
    Show,
  })
}
