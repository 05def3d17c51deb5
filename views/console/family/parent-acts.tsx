import { useHref } from 'react-router'
import { parentWords } from '../../../src/i18n/parents.ts'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { ClosingButton } from '../parents/closing-dialog.tsx'
import type { ListedParent } from '../parents/parent-columns.tsx'
import { useIsSelf } from '../parents/use-is-self.ts'

/** What can be done about the account. Nobody deletes the own. */
export function ParentActs({ parent }: { parent: ListedParent }) {
  const say = useBook(parentWords)
  const { ma_phu_huynh: id } = parent
  const isSelf = useIsSelf(id)
  const data = useHref(`/api/phu-huynh/${id}/du-lieu`)
  return (
    <div className="console-actions">
      <DialogButton opens={{ name: 'sua-phu-huynh', id }} kind="secondary" icon="edit">
        {say('parent.edit')}
      </DialogButton>
      <a className={buttonClass({ kind: 'quiet' })} href={`${data}?format=csv`} download>
        <ButtonWords icon="download">{say('parent.data')}</ButtonWords>
      </a>
      <ClosingButton parent={parent} />
      {!isSelf && (
        <DialogButton opens={{ name: 'xoa-phu-huynh', id }} kind="quiet" icon="trash">
          {say('parent.delete')}
        </DialogButton>
      )}
    </div>
  )
}
