import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { orderByHand } from '../../../src/shared/books-fields.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { readPackages } from '../../catalogue/packages.ts'
import { readIfThere } from '../../data.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import { useUser } from '../../layout/use-user.ts'
import { DateField } from '../../parts/date-field.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { save } from '../../submit.ts'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { PickField } from '../picking/pick-field.tsx'
import { savePicked } from '../picking/picked.ts'

interface Loaded {
  /** Null where the admin names the parent in the form. */
  parent: Answer<'GET', '/phu-huynh/:id'> | null
  packages: Answer<'GET', '/goi'>
}

const shown = Object.keys(orderByHand)
const picked = { name: 'phu_huynh_id', kind: 'phu_huynh' } as const

/** Records an order that was paid by bank transfer, of the parent with this id, or with 0 of anybody. */
export const transferDialog: Dialog<Loaded> = {
  load: async (args, id) => {
    const parent = id === 0 ? null : await readIfThere(args, '/phu-huynh/:id', { params: { id } })
    if (id !== 0 && !parent) return null
    return { parent, packages: (await readPackages(args)).filter(({ gia }) => gia > 0) }
  },
  act: (args, _id, form) =>
    savePicked(args, form, picked, beside =>
      save(args, 'POST', '/payment/orders/by-hand', orderByHand, form, { shown: [...shown, ...beside] }),
    ),
  Show: TransferDialog,
}

/** Not to the own account of an admin: nobody decides about their own money. */
export function TransferLink({ parent }: { parent?: number }) {
  const say = useBook(subscriptionWords)
  const user = useUser()
  if (parent !== undefined && parent === user?.ma_phu_huynh) return null
  return (
    <DialogButton
      opens={{ name: 'ghi-chuyen-khoan', ...(parent !== undefined && { id: parent }) }}
      kind="secondary"
      icon="plus"
    >
      {say('transfer.open')}
    </DialogButton>
  )
}

function TransferDialog({ data: { parent, packages }, ...dialog }: Shown<Loaded>) {
  const say = useBook(subscriptionWords)
  return (
    <EditDialog
      {...dialog}
      title={parent ? say('transfer.title_of', { parent: parent.ten_phu_huynh }) : say('transfer.title')}
      failed={say('transfer.failed')}
      submit={say('transfer.open')}
    >
      {field => (
        <>
          <p>{say('transfer.what')}</p>
          {parent ? (
            <input type="hidden" name="phu_huynh_id" value={parent.ma_phu_huynh} />
          ) : (
            <PickField {...picked} field={field} label={say('transfer.parent')} />
          )}
          <Select
            label={say('transfer.package')}
            {...field('thong_tin_goi_id')}
            required
            placeholder={say('transfer.choose')}
            options={packages.map(({ id, ten, gia }) => ({
              value: id,
              label: `${ten} (${formatMoney(gia)})`,
            }))}
          />
          <Field
            label={say('transfer.amount')}
            hint={say('transfer.amount_hint')}
            {...field('so_tien')}
            inputMode="numeric"
            required
          />
          <DateField label={say('transfer.day')} {...field('ngay')} required />
          <Field label={say('transfer.reference')} {...field('ma_tham_chieu')} maxLength={100} required />
          <TextArea
            label={say('transfer.why')}
            hint={say('transfer.why_hint')}
            {...field('ly_do')}
            rows={2}
            maxLength={500}
            required
          />
        </>
      )}
    </EditDialog>
  )
}
