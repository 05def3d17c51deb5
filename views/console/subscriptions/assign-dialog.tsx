import { assignment } from '../../../src/shared/billing-fields.ts'
import type { Typed } from '../../../src/shared/typed.ts'
import type { Answer } from '../../api.ts'
import { type Args, readIfThere } from '../../data.ts'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Select } from '../../parts/select.tsx'
import { save } from '../../submit.ts'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { useSubscriptionWords } from '../subscription-words.ts'
import { NewDevice } from './new-device.tsx'

type Parent = Answer<'GET', '/phu-huynh/:id'>

interface Loaded {
  bought: Answer<'GET', '/payment/subscriptions/:id'>
  parent: Parent
}

const shown = ['ma_thiet_bi', 'ma_moi', 'ma_tre_em', 'ten_thiet_bi', 'loai_thiet_bi']

/** Puts a package on one of the family's devices, or on a new one. Its id is the bought row's. */
export const assignDialog: Dialog<Loaded> = {
  load: async (args, id) => {
    const bought = await readIfThere(args, '/payment/subscriptions/:id', { params: { id } })
    const parent = bought && (await readIfThere(args, '/phu-huynh/:id', { params: { id: bought.ma_phu_huynh } }))
    return parent && { bought, parent }
  },
  act: assign,
  Show: AssignDialog,
}

/** A code that was typed wins over a device that was chosen before. */
async function assign(args: Args, id: number, form: Typed) {
  const { ma_thiet_bi = '', ma_moi, ...made } = form
  const code = ma_moi?.trim() ? { ...made, ma_thiet_bi: ma_moi } : { ma_thiet_bi }
  const outcome = await save(
    args,
    'POST',
    '/payment/assign',
    assignment,
    { ...code, goi_dich_vu_id: String(id) },
    { shown: [] },
  )
  const typed = Object.fromEntries(shown.map(name => [name, form[name] ?? '']))
  const { ma_thiet_bi: wrongCode, ...wrong } = outcome.fields ?? {}
  const fields = wrongCode && ma_moi?.trim() ? { ...wrong, ma_moi: wrongCode } : outcome.fields
  return { ...outcome, typed, ...(fields && { fields }) }
}

function AssignDialog({ data: { bought, parent }, ...rest }: Shown<Loaded>) {
  const say = useSubscriptionWords()
  const devices = parent.treEmList.flatMap(child =>
    child.thietBiList.map(({ ma_thiet_bi, ten_thiet_bi }) => ({
      value: ma_thiet_bi,
      label: `${ten_thiet_bi} (${ma_thiet_bi}) – ${child.ten_tre}`,
    })),
  )
  const hasChildren = parent.treEmList.length > 0
  return (
    <EditDialog
      {...rest}
      title={say('assign.heading', { package: bought.ten_goi })}
      row={{}}
      failed={say('assign.failed')}
      submit={say('assign.submit')}
    >
      {field => (
        <>
          <Select
            label={say('assign.device')}
            {...field('ma_thiet_bi')}
            placeholder={say('assign.choose')}
            options={devices}
          />
          {hasChildren ? (
            <NewDevice field={field} of={parent.treEmList} isOpen={devices.length === 0} />
          ) : (
            <Notice>{say('assign.no_children')}</Notice>
          )}
        </>
      )}
    </EditDialog>
  )
}
