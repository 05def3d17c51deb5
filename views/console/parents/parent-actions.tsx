import { parentWords } from '../../../src/i18n/parents.ts'
import { useBook } from '../../books.ts'
import { DialogIcon } from '../../dialogs/dialog-icon.tsx'
import type { ListedParent } from './parent-columns.tsx'
import { useIsSelf } from './use-is-self.ts'

type Named = Pick<ListedParent, 'ma_phu_huynh' | 'ten_phu_huynh'>

export function ParentActions({ parent }: { parent: Named }) {
  const say = useBook(parentWords)
  const { ma_phu_huynh, ten_phu_huynh } = parent
  const open = (name: string) => ({ name, id: ma_phu_huynh })
  return (
    <>
      <DialogIcon icon="wallet" label={`${say('parent.wallet')}: ${ten_phu_huynh}`} opens={open('vi')} />
      <DialogIcon icon="child" label={`${say('parent.children')}: ${ten_phu_huynh}`} opens={open('con')} />
      <EditActions parent={parent} />
    </>
  )
}

/** What both lists of parents can do with a row. Nobody deletes the own account. */
export function EditActions({ parent: { ma_phu_huynh: id, ten_phu_huynh } }: { parent: Named }) {
  const say = useBook(parentWords)
  const isSelf = useIsSelf(id)
  return (
    <>
      <DialogIcon icon="edit" label={`${say('parent.edit')}: ${ten_phu_huynh}`} opens={{ name: 'sua-phu-huynh', id }} />
      {!isSelf && (
        <DialogIcon
          icon="trash"
          label={`${say('parent.delete')}: ${ten_phu_huynh}`}
          opens={{ name: 'xoa-phu-huynh', id }}
          danger
        />
      )}
    </>
  )
}
