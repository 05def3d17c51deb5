import { parentWords } from '../../../src/i18n/parents.ts'
import { useBook } from '../../books.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { ClosingButton } from '../parents/closing-dialog.tsx'
import type { ListedParent } from '../parents/parent-list.tsx'
import { useIsSelf } from '../parents/use-is-self.ts'

/** What can be done about the account. Nobody deletes the own. */
export function ParentActs({ parent }: { parent: ListedParent }) {
  const say = useBook(parentWords)
  const { ma_phu_huynh: id } = parent
  const isSelf = useIsSelf(id)
  return (
    <div className="console-actions">
      <DialogLink opens={{ name: 'sua-phu-huynh', id }} className={buttonClass({ kind: 'secondary' })}>
        <ButtonWords icon="edit">{say('parent.edit')}</ButtonWords>
      </DialogLink>
      <ClosingButton parent={parent} />
      {!isSelf && (
        <DialogLink opens={{ name: 'xoa-phu-huynh', id }} className={buttonClass({ kind: 'quiet' })}>
          <ButtonWords icon="trash">{say('parent.delete')}</ButtonWords>
        </DialogLink>
      )}
    </div>
  )
}
