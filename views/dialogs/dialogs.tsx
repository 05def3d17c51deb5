import type { ReactNode } from 'react'
import { data, type ShouldRevalidateFunctionArgs as Revalidating, redirect, useSearchParams } from 'react-router'
import { type Typed, typedIn } from '../../src/shared/typed.ts'
import { type Args, asRefusal, type Outcome, sentenceContext, siteContext } from '../data.ts'
import { Beside } from '../parts/beside.ts'
import { FormAnswer } from '../parts/form-answer.ts'
import { Notice } from '../parts/notice.tsx'
import { addressWith, Depth, markOf, type Opened, openedIn, savedIn } from './opened.ts'
import { useClosing } from './use-closing.ts'

/** A dialog of a page: how to load its data by id (null if there is no such row), and how to show it. */
export interface Dialog<Data, Id = number> {
  load: (args: Args, id: Id) => Promise<Data | null>
  /** The action of its form. */
  act?: (args: Args, id: Id, form: Typed) => Promise<Outcome>
  Show: (shown: Shown<Data>) => ReactNode
}

export interface Shown<Data> {
  data: Data
  /** The `data-opens` of the link that opened it. */
  opener: string
  close: () => void
}

/** A dialog whatever its data and id. It has methods, because their parameters are bivariant: any `Dialog` is one. */
interface AnyDialog {
  load(args: Args, id: Id): Promise<unknown>
  act?(args: Args, id: Id, form: Typed): Promise<Outcome>
  Show(shown: Shown<unknown>): ReactNode
}

type Id = Required<Opened>['id']

/** The dialogs of a page, by name. */
export type Dialogs = Record<string, AnyDialog>

export interface LoadedDialogs {
  /** The data of each open dialog; null for an unknown dialog or a row that does not exist. */
  shown: unknown[]
  /** The success message of a form that was sent without JavaScript. */
  message: string | null
}

/** For the loader of a page with dialogs. */
export async function loadOpened(args: Args, dialogs: Dialogs): Promise<LoadedDialogs> {
  const search = new URL(args.request.url).searchParams
  const message = args.context.get(sentenceContext)(savedIn(search) ?? '')
  const reading = openedIn(search).map(({ name, id }) =>
    Object.hasOwn(dialogs, name) ? dialogs[name]!.load(args, id) : null,
  )
  return { shown: await Promise.all(reading), message: message ?? null }
}

/** The action of a page with dialogs: calls the action of the innermost open one. */
export function actInOpened(dialogs: Dialogs) {
  return async (args: Args) => {
    const url = new URL(args.request.url)
    const opened = openedIn(url.searchParams)
    const inner = opened.at(-1)
    const act = inner && Object.hasOwn(dialogs, inner.name) ? dialogs[inner.name]!.act : undefined
    if (!act) throw data(null, { status: 405 })
    const outcome = await act(args, inner!.id, typedIn(await args.request.formData()))
    if (!outcome.success) return asRefusal(args, outcome)
    const { base, formsReload } = args.context.get(siteContext)
    if (!formsReload) return outcome
    // Redirects, because reloading the response would send the form again.
    const left = outcome.stays ? opened : opened.slice(0, -1)
    const after = outcome.next ? new URLSearchParams(outcome.next) : url.searchParams
    const open = outcome.next ? openedIn(after) : left
    throw redirect(url.pathname.slice(base.length) + addressWith(after, open, outcome.messageCode))
  }
}

/** The address with another dialog in place of the one whose form was sent. */
export function nextDialog({ request }: Args, dialog: Opened): string {
  const search = new URL(request.url).searchParams
  return addressWith(search, [...openedIn(search).slice(0, -1), dialog])
}

/**
 * For pages with dialogs. Skips the reload after a success: closing the dialog reloads the page anyway, and until then
 * the dialog would load the row that it has just deleted.
 */
export function loadsOnClosing({ actionResult, formAction, currentUrl, nextUrl, ...given }: Revalidating): boolean {
  const stays = currentUrl.href === nextUrl.href
  const dialogsOf = ({ searchParams }: URL) => openedIn(searchParams).map(markOf).join()
  const isOfDialog = formAction !== undefined && dialogsOf(new URL(formAction, currentUrl)) === dialogsOf(currentUrl)
  return actionResult?.success && !actionResult.stays && stays && isOfDialog ? false : given.defaultShouldRevalidate
}

type Shows = Record<string, Pick<AnyDialog, 'Show'>>

type Opening = { dialogs: Shows; data: LoadedDialogs | null; beside?: boolean }

/** The open dialogs, one above the other; beside the page, the innermost alone. */
export function OpenDialogs({ dialogs, data: loaded, beside = false }: Opening) {
  const [search] = useSearchParams()
  const closeFrom = useClosing()
  const opened = openedIn(search)
  const said = loaded?.message && <Notice tone="success">{loaded.message}</Notice>
  const shown = opened.map((each, depth) => {
    const Show = Object.hasOwn(dialogs, each.name) ? dialogs[each.name]!.Show : undefined
    const of = loaded?.shown[depth]
    if (!Show || !of || (beside && depth < opened.length - 1)) return null
    return (
      <Depth key={markOf(each)} value={depth + 1}>
        <FormAnswer value={depth === opened.length - 1 && said}>
          <Show data={of} opener={markOf(each)} close={() => closeFrom(depth)} />
        </FormAnswer>
      </Depth>
    )
  })
  return (
    <Beside value={beside}>
      {said && opened.length === 0 && <div className="form-answer">{said}</div>}
      {shown}
    </Beside>
  )
}
