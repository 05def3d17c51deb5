import { walletWords } from '../../src/i18n/wallet.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { useBook } from '../books.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import type { Dialog, Shown } from '../dialogs/dialogs.tsx'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { Modal } from '../parts/modal.tsx'
import { Notice } from '../parts/notice.tsx'
import { type Assigning, moveTo, readAssigning } from './assign.ts'
import { AssignFields, useMissing } from './assign-fields.tsx'

const name = 'chuyen-goi'

/** Puts a package that is in use on another device of the family. Its id is the bought row's. */
export const moveDialogs: Record<string, Dialog<Assigning>> = {
  [name]: {
    load: readAssigning,
    act: moveTo,
    Show: ({ data, ...rest }) =>
      data.bought.trang_thai === 'DANG_HOAT_DONG' ? (
        <MoveDialog data={data} {...rest} />
      ) : (
        <NotInUse data={data} {...rest} />
      ),
  },
}

/** `of` is the device, for those who hear the links of a page one after another. */
export function MoveLink({ id, of, kind = 'quiet' }: { id: number; of: string | null; kind?: 'quiet' | 'secondary' }) {
  const say = useBook(walletWords)
  return (
    <DialogButton opens={{ name, id }} kind={kind}>
      {say('move')}
      <span className="unseen"> {of}</span>
    </DialogButton>
  )
}

function MoveDialog({ data, ...rest }: Shown<Assigning>) {
  const say = useBook(walletWords)
  const { ten_goi, ten_thiet_bi, ma_thiet_bi, ngay_ket_thuc, phien_ban } = data.bought
  const what = { package: ten_goi, device: ten_thiet_bi ?? '' }
  const others = data.family.map(child => ({
    ...child,
    thietBiList: child.thietBiList.filter(device => device.ma_thiet_bi !== ma_thiet_bi),
  }))
  return (
    <FormDialog
      {...rest}
      title={say('move.heading')}
      row={{ phien_ban }}
      failed={say('move.failed')}
      submit={say('move.submit')}
      words={{ cancel: say('assign.cancel'), newest: say('move.newest'), mine: say('move.submit') }}
      missing={useMissing()}
    >
      {field => (
        <>
          <p>
            {ngay_ket_thuc
              ? say('move.from', { ...what, date: formatDate(ngay_ket_thuc) })
              : say('move.from_endless', what)}
          </p>
          <AssignFields field={field} of={{ ...data, family: others }} />
          <p className="soft">{say('move.limit')}</p>
        </>
      )}
    </FormDialog>
  )
}

/** In place of the form if the term has ended, or another tab has moved or changed it, in the meantime. */
function NotInUse({ opener, close }: Shown<Assigning>) {
  const say = useBook(walletWords)
  return (
    <Modal title={say('move.heading')} open opener={opener} onClose={close}>
      <Notice tone="warning" live>
        {say('move.over')}
      </Notice>
    </Modal>
  )
}
