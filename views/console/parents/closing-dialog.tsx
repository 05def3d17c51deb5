import { labels } from '../../../src/i18n/labels.ts'
import { parentWords } from '../../../src/i18n/parents.ts'
import { accountClosing } from '../../../src/shared/account-fields.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { readIfThere } from '../../data.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { DialogIcon } from '../../dialogs/dialog-icon.tsx'
import type { Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ReasonField } from '../../parts/reason-field.tsx'
import { save } from '../../submit.ts'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { useIsSelf } from './use-is-self.ts'

type Parent = Answer<'GET', '/phu-huynh/:id'>
type Closable = Pick<Parent, 'ma_phu_huynh' | 'ten_phu_huynh' | 'khoa_luc' | 'ly_do_khoa'>

const name = 'khoa'

/** Closes the account of a parent, or opens it again. */
export const closingDialog: Dialogs = {
  [name]: {
    load: (args, id) => readIfThere(args, '/phu-huynh/:id', { params: { id } }),
    act: (args, id, form) =>
      save(args, 'PUT', '/phu-huynh/:id/khoa', accountClosing, form, { shown: ['ly_do'] }, { params: { id } }),
    Show: ClosingDialog,
  },
}

/** In the row of a parent; not for oneself, which the server refuses. */
export function ClosingIcon({ parent: { ma_phu_huynh: id, ten_phu_huynh, khoa_luc } }: { parent: Closable }) {
  const say = useBook(parentWords)
  if (useIsSelf(id)) return null
  const does = say(khoa_luc ? 'closing.open' : 'closing.close')
  return <DialogIcon icon={khoa_luc ? 'unlock' : 'lock'} label={`${does}: ${ten_phu_huynh}`} opens={{ name, id }} />
}

/** On the page of a parent, as `ClosingIcon` in a row. */
export function ClosingButton({ parent: { ma_phu_huynh: id, khoa_luc } }: { parent: Closable }) {
  const say = useBook(parentWords)
  if (useIsSelf(id)) return null
  return (
    <DialogButton opens={{ name, id }} kind="secondary" icon={khoa_luc ? 'unlock' : 'lock'}>
      {say(khoa_luc ? 'closing.open' : 'closing.close')}
    </DialogButton>
  )
}

/** Since when an account is closed, and why; nothing while it is open. */
export function ClosedNotice({ parent: { khoa_luc, ly_do_khoa } }: { parent: Closable }) {
  const say = useBook(parentWords)
  const label = useBook(labels)
  if (!khoa_luc) return null
  return (
    <Notice tone="warning">
      {say('closing.since')} <DateText date={khoa_luc} />. {label('ly_do_khoa')}: {ly_do_khoa}
    </Notice>
  )
}

function ClosingDialog({ data: parent, ...dialog }: Shown<Parent>) {
  const say = useBook(parentWords)
  const does = parent.khoa_luc ? 'open' : 'close'
  return (
    <EditDialog
      {...dialog}
      title={say(`closing.${does}_of`, { parent: parent.ten_phu_huynh })}
      failed={say(`closing.${does}_failed`)}
      submit={say(`closing.${does}`)}
    >
      {field => (
        <>
          <ClosedNotice parent={parent} />
          <p>{say(`closing.${does}_what`)}</p>
          {does === 'close' && <input type="hidden" name="khoa" value="on" />}
          <ReasonField
            label={say(`closing.${does}_why`)}
            hint={say(`closing.${does}_hint`)}
            {...field('ly_do')}
            required
          />
        </>
      )}
    </EditDialog>
  )
}
