import { roles as known } from '../../../src/shared/account-fields.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { orFailed } from '../../or-failed.ts'
import { useParentWords } from './parent-words.ts'

/** The roles that the server offers; admin and user where it cannot be asked. */
export async function readRoles(args: Args): Promise<readonly string[]> {
  return (await orFailed(readAsAdmin(args, '/phu-huynh/roles')))?.read ?? known
}

/** Roles with their names; one that has none here is called what the server calls it. */
export function useRoleOptions(roles: readonly string[]) {
  const say = useParentWords()
  return roles.map(value => {
    const role = known.find(each => each === value)
    return { value, label: role ? say(`parent.${role}`) : value }
  })
}
