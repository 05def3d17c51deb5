import { useEffect } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { role as roleFields } from '../../../src/shared/account-fields.ts'
import type { Outcome } from '../../data.ts'
import type { Dialogs } from '../../dialogs/dialogs.tsx'
import { addressWith, openedIn } from '../../dialogs/opened.ts'
import { Refused } from '../../dialogs/refused.tsx'
import { Button } from '../../parts/button.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { useToast } from '../../parts/toast.tsx'
import { Icon } from '../../pictures/icon.tsx'
import { save } from '../../submit.ts'
import { useParentWords } from './parent-words.ts'
import { useRoleOptions } from './roles.ts'

const action = 'vai-tro'

/** Handles the form of the selector. It is registered as a dialog to get an action; it shows only why it was refused. */
export const roleAction: Dialogs = {
  [action]: {
    load: async () => true,
    act: (args, id, form) =>
      save(args, 'PUT', '/phu-huynh/:id/role', roleFields, form, { shown: [] }, { params: { id } }),
    Show: function RefusedRole() {
      return <Refused failed={useParentWords()('parent.role_failed')} />
    },
  },
}

type Props = { id: number; parent: string; isAdmin: boolean; roles: readonly string[] }

/** Saves as soon as another role is chosen, and shows the old one again where that fails. */
export function RoleSelect({ id, parent, isAdmin, roles }: Props) {
  const say = useParentWords()
  const tell = useToast()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const fetcher = useFetcher<Outcome>()
  const failed = say('parent.role_failed')
  useEffect(() => {
    if (!fetcher.data) return
    const { success, message } = fetcher.data
    if (success) tell(message)
    else tell(`${failed}: ${message}`, 'danger')
  }, [fetcher.data, failed, tell])
  // Without `index`, React Router would send the form of /admin to the action of the layout route.
  const address = `?index&${addressWith(search, [...openedIn(search), { name: action, id }]).slice(1)}`
  const present = isAdmin ? 'admin' : 'user'
  const chosen = String(fetcher.formData?.get('role') ?? present)
  return (
    <fetcher.Form method="post" action={address} className="role-form">
      <span className="input-frame">
        <select
          className="input"
          name="role"
          aria-label={say('parent.role_of', { parent })}
          disabled={fetcher.state !== 'idle'}
          {...(hydrated ? { value: chosen } : { defaultValue: present })}
          onChange={event => fetcher.submit(event.currentTarget.form)}
        >
          {useRoleOptions(roles).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      {!hydrated && (
        <Button type="submit" kind="quiet">
          {say('parent.role_save')}
        </Button>
      )}
    </fetcher.Form>
  )
}
