import { parentWords } from '../../../src/i18n/parents.ts'
import { roles as known } from '../../../src/shared/account-fields.ts'
import { useBook } from '../../books.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { orFailed } from '../../or-failed.ts'

/** The roles that the server offers, or admin and user if they cannot be loaded. */
export async function readRoles(args: Args): Promise<readonly string[]> {
  return (await orFailed(readAsAdmin(args, '/phu-huynh/roles')))?.read ?? known
}

/** The options of a select; a role without a translation shows its code. */
export function useRoleOptions(roles: readonly string[]) {
  const say = useBook(parentWords)
  return roles.map(value => {
    const role = known.find(each => each === value)
    return { value, label: role ? say(`parent.${role}`) : value }
  })
}
