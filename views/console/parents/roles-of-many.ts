import { toolWords } from '../../../src/i18n/list-tools.ts'
import { roleOfMany, type roles } from '../../../src/shared/account-fields.ts'
import { bodyOf } from '../../../src/shared/typed.ts'
import { useBook } from '../../books.ts'
import { send } from '../../data.ts'
import type { Dialogs } from '../../dialogs/dialogs.tsx'
import { type Choosing, formForMany } from '../../lists/choosing.ts'
import type { ListedParent } from './parent-columns.tsx'

type Role = (typeof roles)[number]

const action = 'vai-tro-nhieu'

/** The action of the buttons below chosen parents. */
export const rolesAction: Dialogs = {
  [action]: formForMany((args, form) => send(args, 'PUT', '/phu-huynh/role', bodyOf(roleOfMany, form))),
}

/** Making many admins or parents loses nothing: it is done at once, and can be undone. */
export function useRolesOfMany(): Choosing<ListedParent> {
  const say = useBook(toolWords)
  const act = (value: Role, back: Role) => ({
    name: 'role',
    value,
    label: say(`role_${value}`),
    changes: ({ la_admin }: ListedParent) => la_admin !== (value === 'admin'),
    back,
  })
  return {
    nameOf: ({ ten_phu_huynh, ma_phu_huynh }) => `${ten_phu_huynh} #${ma_phu_huynh}`,
    action,
    acts: [act('admin', 'user'), act('user', 'admin')],
  }
}
