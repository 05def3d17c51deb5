import { labels } from '../../../src/i18n/labels.ts'
import { parentWords } from '../../../src/i18n/parents.ts'
import { accountStates, membershipKinds, parents } from '../../../src/shared/parent-lists.ts'
import { useBook } from '../../books.ts'
import { AddLink } from '../../dialogs/add-link.tsx'
import { ConsoleEmpty } from '../console-empty.tsx'
import type { ListedParent } from './parent-columns.tsx'
import { useRoleOptions } from './roles.ts'
import { useRolesOfMany } from './roles-of-many.ts'

/** What both lists of parents have beside their columns. */
export function useParentList(roles: readonly string[]) {
  const say = useBook(parentWords)
  return {
    list: parents,
    rowKey: (row: ListedParent) => row.ma_phu_huynh,
    filters: useParentFilters(roles),
    empty: <ConsoleEmpty title={say('parent.empty')}>{say('parent.empty_hint')}</ConsoleEmpty>,
    csv: '/phu-huynh',
    choosing: useRolesOfMany(),
    actions: <AddLink opens={{ name: 'them-phu-huynh' }} label={say('parent.add')} />,
  } as const
}

function useParentFilters(roles: readonly string[]) {
  const say = useBook(parentWords)
  const label = useBook(labels)
  return {
    ten: { label: label('ten_phu_huynh') },
    email: { label: label('email_phu_huynh') },
    sdt: { label: label('sdt') },
    loai: {
      label: say('parent.kind'),
      options: membershipKinds.map(value => ({ value, label: say(`parent.${value}`) })),
    },
    role: { label: label('role'), options: useRoleOptions(roles) },
    trang_thai: {
      label: label('trang_thai'),
      options: accountStates.map(value => ({ value, label: say(`parent.${value}`) })),
    },
  }
}
