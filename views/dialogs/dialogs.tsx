import type { ComponentType } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Args } from '../data.ts'
import { addressWith, Depth, markOf, openedIn } from './opened.ts'

/** A dialog of a page: what it reads for an id, null where there is no such thing, and how it looks. */
export interface Dialog<Data> {
  load: (args: Args, id: number) => Promise<Data | null>
  Show: ComponentType<Shown<Data>>
}

export interface Shown<Data> {
  data: Data
  /** The mark of what opened it. */
  opener: string
  close: () => void
}

/** The dialogs of a page, by name. Each reads something else, which only it looks at. */
export type Dialogs = Record<string, { load: Dialog<unknown>['load']; Show: ComponentType<Shown<never>> }>

/** What the open dialogs show, for the loader of their page; those that the page does not know are left out. */
export async function loadOpened(args: Args, dialogs: Dialogs): Promise<unknown[]> {
  const opened = openedIn(new URL(args.request.url).searchParams)
  return Promise.all(
    opened.map(({ name, id }) => (Object.hasOwn(dialogs, name) ? dialogs[name]!.load(args, id) : null)),
  )
}

/** The open dialogs, one above the other. Closing goes back where opening came from, or replaces the address. */
export function OpenDialogs({ dialogs, data }: { dialogs: Dialogs; data: unknown[] }) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const opened = openedIn(search)
  const closeFrom = (depth: number) => {
    if (depth === opened.length - 1 && state?.opened) navigate(-1)
    else navigate(addressWith(search, opened.slice(0, depth)), { replace: true, preventScrollReset: true })
  }
  return opened.map((each, depth) => {
    const Show = Object.hasOwn(dialogs, each.name) ? dialogs[each.name]!.Show : undefined
    const shown = data[depth]
    if (!Show || !shown) return null
    return (
      <Depth key={markOf(each)} value={depth + 1}>
        <Show data={shown as never} opener={markOf(each)} close={() => closeFrom(depth)} />
      </Depth>
    )
  })
}
