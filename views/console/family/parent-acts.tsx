import { parentWords } from '../../../src/i18n/parents.ts'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { ClosingButton } from '../parents/closing-dialog.tsx'
import type { ListedParent } from '../parents/parent-columns.tsx'
import { useIsSelf } from '../parents/use-is-self.ts'

/** What can be done about the account. Nobody deletes the own. */
export function ParentActs({ parent }: { parent: ListedParent }) {
  const say = useBook(parentWords)
  const { ma_phu_huynh: id } = parent
  const isSelf = useIsSelf(id)
  return (
    <div className="console-actions">
      <DialogButton opens={{ name: 'sua-phu-huynh', id }} kind="secondary" icon="edit">
        {say('parent.edit')}
      </DialogButton>
      <ClosingButton parent={parent} />
      {!isSelf && (
        <DialogButton opens={{ name: 'xoa-phu-huynh', id }} kind="quiet" icon="trash">
          {say('parent.delete')}
        </DialogButton>
      )}
    </div>
  )
}
