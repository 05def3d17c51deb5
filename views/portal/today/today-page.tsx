import { useLoaderData } from 'react-router'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { type Args, read, siteContext } from '../../data.ts'
import { Refused } from '../../dialogs/form-in-place.tsx'
import { orFailed } from '../../or-failed.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { isPaired } from '../machine.ts'
import { newId } from '../new-id.ts'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { type ChildToday, readFamily } from '../read-family.ts'
import { useLive } from '../use-live.ts'
import { actOn } from './act.ts'
import { AdminsToday } from './admins-today.tsx'
import { ChildCard } from './child-card.tsx'
import { FirstWay, type Way } from './first-way.tsx'
import { JustGiven } from './just-given.tsx'
import { JustPaired } from './just-paired.tsx'

export const action = actOn('/user')

/** Null for an admin, who may not see what a child does. */
export async function loader(args: Args) {
  if ((await args.context.get(siteContext).person())?.la_admin) return null
  const today = (await orFailed(readFamily(args)))?.read ?? null
  return { today, way: today && (await readWay(args, today.children)), fresh: newId() }
}

/** Null as soon as a machine is paired. */
async function readWay(args: Args, children: ChildToday[]): Promise<Way | null> {
  if (children.some(({ devices }) => devices.some(isPaired))) return null
  const { unassigned, inUse } = await read(args, '/payment/wallet')
  return {
    hasPackage: unassigned.pagination.total + inUse.pagination.total > 0,
    hasChild: children.length > 0,
  }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <Today {...loaded} /> : <AdminsToday />
}

function Today({ today, way, fresh }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const say = useBook(todayWords)
  const shown = useLive(today)
  if (!shown)
    return (
      <PortalFrame heading={say('today.heading')}>
        <PortalFailure />
      </PortalFrame>
    )
  const { children, now } = shown
  return (
    <PortalFrame heading={say('today.heading')} stale={!today && now}>
      <Refused />
      <JustPaired family={children} />
      <JustGiven family={children} now={now} />
      {way && <FirstWay {...way} />}
      {children.map((child, at) => (
        <ChildCard
          key={child.ma_tre_em}
          child={child}
          now={now}
          fresh={`${fresh.slice(0, -3)}${idPart(at)}0`}
          isBelowWay={way !== null}
        />
      ))}
      {children.length > 0 && (
        <div>
          <LinkButton to="/user/bat-dau" kind="quiet" icon="plus">
            {say('another_child')}
          </LinkButton>
        </div>
      )}
    </PortalFrame>
  )
}

/** Each child has ids of its own. */
function idPart(at: number): string {
  return at.toString(16).padStart(2, '0')
}
