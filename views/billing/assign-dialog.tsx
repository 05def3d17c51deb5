import { formatDate } from '../../src/shared/dates.ts'
import type { Dialog, Shown } from '../dialogs/dialogs.tsx'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { useDuration } from '../parts/duration.ts'
import { useLanguage } from '../words.tsx'
import { type Assigning, assign, readAssigning } from './assign.ts'
import { AssignFields, useAssignTitle } from './assign-fields.tsx'
import { addFirstChild, FirstChild } from './first-child.tsx'
import { useWalletWords } from './wallet-words.ts'

/** Puts one of the parent's own packages on a device. There is none for what was assigned meanwhile. */
export const assignDialog: Dialog<Assigning> = {
  load: async (args, id) => {
    const found = await readAssigning(args, id)
    return found?.bought.trang_thai === 'CHUA_GAN' ? found : null
  },
  act: async (args, id, form) => {
    const { refused, form: whole } = await addFirstChild(args, form)
    return refused ?? assign(args, id, whole)
  },
  Show: AssignDialog,
}

function AssignDialog({ data: { bought, family }, ...rest }: Shown<Assigning>) {
  const say = useWalletWords()
  return (
    <FormDialog
      {...rest}
      title={useAssignTitle(bought)}
      row={{}}
      failed={say('assign.failed')}
      submit={say('assign.submit')}
      words={{ cancel: say('assign.cancel') }}
    >
      {field => (
        <>
          <p className="soft">
            <Term of={bought} />
          </p>
          <AssignFields field={field} family={family} noChildren={<FirstChild field={field} />} />
        </>
      )}
    </FormDialog>
  )
}

/** The rows of a purchase share one term, which the first of them begins. */
function Term({ of: { ngay_ket_thuc, thongTinGoi } }: { of: Assigning['bought'] }) {
  const say = useWalletWords()
  const duration = useDuration()
  const language = useLanguage()
  if (!ngay_ket_thuc && thongTinGoi.thoi_han_thang === null) return say('assign.endless')
  return ngay_ket_thuc
    ? say('assign.term_begun', { date: formatDate(ngay_ket_thuc, language) })
    : say('assign.term', { duration: duration(thongTinGoi.thoi_han_thang) })
}
