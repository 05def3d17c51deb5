import { redirect } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { isMachineCode } from '../../src/shared/machine-fields.ts'
import { useBook } from '../books.ts'
import { type Args, readIfThere } from '../data.ts'
import type { Dialog, Shown } from '../dialogs/dialogs.tsx'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { orFailed } from '../or-failed.ts'
import { useDuration } from '../parts/duration.ts'
import { Modal } from '../parts/modal.tsx'
import { Notice } from '../parts/notice.tsx'
import { type Assigning, assign, readAssigning } from './assign.ts'
import { AssignFields, useAssignTitle, useMissing } from './assign-fields.tsx'

/** Puts one of the parent's own packages on a device. */
export const assignDialog: Dialog<Assigning> = {
  load: readAssigning,
  act: async (args, id, form) => {
    await leadToPairing(args, id, form.ma_moi ?? '')
    return assign(args, id, form)
  },
  Show: ({ data, ...rest }) =>
    data.bought.trang_thai === 'CHUA_GAN' ? (
      <AssignDialog data={data} {...rest} />
    ) : (
      <AlreadyAssigned data={data} {...rest} />
    ),
}

/** A machine that waits under this code shows four digits, which the parent types before anything is bound to it. */
async function leadToPairing(args: Args, id: number, code: string): Promise<void> {
  const ma_thiet_bi = code.trim()
  if (!isMachineCode(ma_thiet_bi)) return
  const found = await orFailed(readIfThere(args, '/pairings/:ma_thiet_bi', { params: { ma_thiet_bi } }))
  if (found?.read) throw redirect(`/user/them-may?${new URLSearchParams({ ma: ma_thiet_bi, goi: String(id) })}`)
}

function AssignDialog({ data, ...rest }: Shown<Assigning>) {
  const say = useBook(walletWords)
  const { bought } = data
  return (
    <FormDialog
      {...rest}
      title={useAssignTitle(bought)}
      failed={say('assign.failed')}
      submit={say('assign.submit')}
      words={{ cancel: say('assign.cancel') }}
      missing={useMissing()}
    >
      {field => (
        <>
          <p className="soft">
            <Term of={bought} />
          </p>
          <AssignFields field={field} of={data} />
        </>
      )}
    </FormDialog>
  )
}

/** Replaces the form if the package was assigned in the meantime, for example in another tab. */
function AlreadyAssigned({ data: { bought }, opener, close }: Shown<Assigning>) {
  const say = useBook(walletWords)
  return (
    <Modal title={useAssignTitle(bought)} open opener={opener} onClose={close}>
      <Notice tone="warning" live>
        {say('assign.over')}
      </Notice>
    </Modal>
  )
}

/** A place has a term already if another one of its purchase was assigned first, or if it came back to the wallet with one. */
function Term({ of: { ngay_ket_thuc, thongTinGoi } }: { of: Assigning['bought'] }) {
  const say = useBook(walletWords)
  const duration = useDuration()
  if (!ngay_ket_thuc && thongTinGoi.thoi_han_thang === null) return say('assign.endless')
  return ngay_ket_thuc
    ? say('assign.term_set', { date: formatDate(ngay_ket_thuc) })
    : say('assign.term', { duration: duration(thongTinGoi.thoi_han_thang) })
}
