import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { deviceKinds } from '../../../src/shared/device-fields.ts'
import { type Assigning, assign, readAssigning } from '../../billing/assign.ts'
import { AssignFields, useAssignTitle } from '../../billing/assign-fields.tsx'
import { useBook } from '../../books.ts'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Select } from '../../parts/select.tsx'
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

function AssignDialog({ data: { bought, family }, ...rest }: Shown<Assigning>) {
  const sayOfWallet = useBook(walletWords)
  const sayOfFamily = useBook(familyWords)
  const label = useBook(labels)
  return (
    <EditDialog
      {...rest}
      title={useAssignTitle(bought)}
      row={{}}
      failed={sayOfWallet('assign.failed')}
      submit={sayOfWallet('assign.submit')}
    >
      {field => (
        <AssignFields
          field={field}
          family={family}
          kind={
            <Select
              label={label('loai_thiet_bi')}
              {...field('loai_thiet_bi')}
              options={kindsDesktopFirst.map(value => ({ value, label: sayOfFamily(`device.${value}`) }))}
            />
          }
        />
      )}
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

/** A desktop first, which is what a new device is unless said otherwise. */
const kindsDesktopFirst = [...new Set(['Desktop' as const, ...deviceKinds])]
