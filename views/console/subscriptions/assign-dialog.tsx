import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { type Assigning, assign, readAssigning } from '../../billing/assign.ts'
import { AssignFields, useAssignTitle, useMissing } from '../../billing/assign-fields.tsx'
import { useBook } from '../../books.ts'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'

/** Puts a package on one of the family's devices, or on a new one. Its id is the bought row's. */
export const assignDialog: Dialog<Assigning> = {
  load: readAssigning,
  act: assign,
  Show: ({ data, ...rest }) =>
    data.bought.trang_thai === 'CHUA_GAN' && data.family.length > 0 ? (
      <AssignDialog data={data} {...rest} />
    ) : (
      <CannotAssign data={data} {...rest} />
    ),
}

function AssignDialog({ data, ...rest }: Shown<Assigning>) {
  const say = useBook(walletWords)
  return (
    <EditDialog
      {...rest}
      title={useAssignTitle(data.bought)}
      failed={say('assign.failed')}
      submit={say('assign.submit')}
      missing={useMissing()}
    >
      {field => <AssignFields field={field} of={data} />}
    </EditDialog>
  )
}

/** In place of the form, where nothing can be assigned. */
function CannotAssign({ data: { bought }, opener, close }: Shown<Assigning>) {
  const say = useBook(subscriptionWords)
  return (
    <Modal title={useAssignTitle(bought)} open opener={opener} onClose={close}>
      <Notice tone="warning" live>
        {say(bought.trang_thai === 'CHUA_GAN' ? 'assign.no_children' : 'assign.over')}
      </Notice>
    </Modal>
  )
}
