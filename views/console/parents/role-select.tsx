import { useRef } from 'react'
import { useFetcher, useLocation, useSearchParams } from 'react-router'
import { parentWords } from '../../../src/i18n/parents.ts'
import { role as roleFields } from '../../../src/shared/account-fields.ts'
import { useBook } from '../../books.ts'
import type { Outcome } from '../../data.ts'
import type { Dialogs } from '../../dialogs/dialogs.tsx'
import { formInPlace, Refused } from '../../dialogs/form-in-place.tsx'
import { addressOfForm } from '../../dialogs/opened.ts'
import { useTold } from '../../lists/use-told.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { IconButton } from '../../parts/icon-button.tsx'
import { Icon } from '../../pictures/icon.tsx'
import { save } from '../../submit.ts'
import { useRoleOptions } from './roles.ts'
import { useIsSelf } from './use-is-self.ts'

const action = 'vai-tro'

/** The action of the form around the selector. */
export const roleAction: Dialogs = {
  [action]: formInPlace(
    (args, id, form) =>
      save(
        args,
        'PUT',
        '/phu-huynh/:id/role',
        roleFields,
        form,
        { shown: [], notDone: ({ da_doi }) => !da_doi },
        { params: { id } },
      ),
    function RefusedRole() {
      return <Refused failed={useBook(parentWords)('parent.role_failed')} />
    },
  ),
}

type Props = { id: number; parent: string; isAdmin: boolean; roles: readonly string[] }

/** Nobody gives up the own role, so that there is always an admin. */
export function RoleSelect(props: Props) {
  const say = useBook(parentWords)
  return useIsSelf(props.id) ? say('parent.admin') : <Selector {...props} />
}

/** Saves as soon as another role is chosen, and shows the old one again if that fails. */
function Selector({ id, parent, isAdmin, roles }: Props) {
  const say = useBook(parentWords)
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const fetcher = useFetcher<Outcome>()
  // Without `index`, React Router would send the form of /admin to the action of the layout route.
  const address = `?index&${addressOfForm(search, { name: action, id }).slice(1)}`
  const present = isAdmin ? 'admin' : 'user'
  // The page is read again after a refusal too, and until then the fetcher keeps what was sent.
  const isRefused = fetcher.state === 'loading' && fetcher.data?.success === false
  const chosen = isRefused ? present : String(fetcher.formData?.get('role') ?? present)
  const before = useRef(present)
  // on an old page somebody else may have done it
  const undo = fetcher.data?.notDone ? undefined : { action: pathname + address, fields: { role: before.current } }
  useTold(fetcher.data, { failed: say('parent.role_failed'), undo })
  return (
    <fetcher.Form method="post" action={address} className="role-form">
      <span className="input-frame">
        <select
          className="input"
          name="role"
          aria-label={say('parent.role_of', { parent })}
          disabled={fetcher.state !== 'idle'}
          {...(hydrated ? { value: chosen } : { defaultValue: present })}
          onChange={event => {
            before.current = present
            fetcher.submit(event.currentTarget.form)
          }}
        >
          {useRoleOptions(roles).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      {!hydrated && <IconButton type="submit" icon="check" label={say('parent.role_save')} />}
    </fetcher.Form>
  )
}
