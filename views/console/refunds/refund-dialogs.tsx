import { refundDecision } from '../../../src/shared/refund-lists.ts'
import { type Args, readIfThere } from '../../data.ts'
import type { Dialog, Dialogs } from '../../dialogs/dialogs.tsx'
import { orFailed } from '../../or-failed.ts'
import { save } from '../../submit.ts'
import { ApproveDialog, RefuseDialog } from './decision-dialogs.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import type { LoadedRefund } from './refund-state.tsx'

/** One request, and the two ways to decide it. */
export const refundDialogs: Dialogs = {
  'hoan-tien': { load: readRefund, Show: RefundDialog },
  duyet: decision('approved', ApproveDialog),
  'tu-choi': decision('refused', RefuseDialog),
}

function readRefund(args: Args, id: number): Promise<LoadedRefund | null> {
  return orFailed(readIfThere(args, '/payment/refunds/:id', { params: { id } }))
}

function decision(trang_thai: 'approved' | 'refused', Show: Dialog<LoadedRefund>['Show']): Dialog<LoadedRefund> {
  return {
    load: readRefund,
    act: (args, id, { ly_do_tu_choi = '' }) =>
      save(
        args,
        'PUT',
        '/payment/refunds/:id',
        refundDecision,
        { trang_thai, ly_do_tu_choi },
        { shown: ['ly_do_tu_choi'] },
        { params: { id } },
      ),
    Show,
  }
}
