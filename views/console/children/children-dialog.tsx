import { familyWords } from '../../../src/i18n/family.ts'
import { childrenOfParent } from '../../../src/shared/family-lists.ts'
import { askedOf } from '../../../src/shared/list.ts'
import type { Page } from '../../api.ts'
import { useBook } from '../../books.ts'
import { type Args, readIfThere } from '../../data.ts'
import { AddLink } from '../../dialogs/add-link.tsx'
import type { Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Modal } from '../../parts/modal.tsx'
import { readPage } from '../../read-page.ts'
import { devicesDialog } from '../devices/devices-dialog.tsx'
import { childDialogs } from './child-dialogs.tsx'
import { ChildActions, type ListedChild, useChildColumns, useChildFilters } from './child-list.tsx'

const prefix = 'con.'

/** The children of a parent and the ways to change them. The id of `con` is that of the parent. */
export const childrenDialog: Dialogs = {
  con: { load: loadChildren, Show: ChildrenDialog },
  ...childDialogs('named'),
  ...devicesDialog('named'),
}

interface Loaded {
  parent: { ma_phu_huynh: number; ten_phu_huynh: string }
  page: Page<ListedChild>
}

async function loadChildren(args: Args, id: number): Promise<Loaded | null> {
  const parent = await readIfThere(args, '/phu-huynh/:id', { params: { id } })
  if (!parent) return null
  const query = askedOf(childrenOfParent, new URL(args.request.url).searchParams, prefix)
  return { parent, page: await readPage(args, '/phu-huynh/:id/tre-em', { params: { id }, query, prefix }) }
}

function ChildrenDialog({ data: { parent, page }, opener, close }: Shown<Loaded>) {
  const say = useBook(familyWords)
  const columns = useChildColumns()
  const filters = useChildFilters()
  return (
    <Modal title={say('child.of_parent', { parent: parent.ten_phu_huynh })} wide open opener={opener} onClose={close}>
      <ListScreen
        list={childrenOfParent}
        page={page}
        prefix={prefix}
        caption={say('child.heading')}
        rowKey={row => row.ma_tre_em}
        filters={filters}
        columns={[
          ...columns,
          { key: 'actions', label: say('child.actions'), actions: true, cell: row => <ChildActions child={row} /> },
        ]}
        empty={<Empty title={say('child.empty')}>{say('child.empty_hint')}</Empty>}
        actions={<AddLink opens={{ name: 'them-tre', id: parent.ma_phu_huynh }} label={say('child.add')} />}
      />
    </Modal>
  )
}
