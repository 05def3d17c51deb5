import type { ReactNode } from 'react'
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { consoleWords } from '../../src/i18n/console.ts'
import { toolWords } from '../../src/i18n/list-tools.ts'
import { useBook } from '../books.ts'
import { type Args, type Outcome, read, siteContext } from '../data.ts'
import { SkipLink } from '../layout/skip-link.tsx'
import { useUser } from '../layout/use-user.ts'
import { chooseForLists, listAt } from '../lists/choose.ts'
import { RefusedFilter } from '../lists/filter-form.tsx'
import type { ListChoices } from '../lists/use-choices.ts'
import { orFailed } from '../or-failed.ts'
import { classes } from '../parts/classes.ts'
import { ToastPlace, ToastProvider } from '../parts/toast.tsx'
import { Icon } from '../pictures/icon.tsx'
import { ConsoleKeys } from './keys/console-keys.tsx'
import { Rail } from './rail.tsx'
import type { Work } from './work/use-work.ts'

/** What waits for an admin, and how they want lists shown. Null on failure, and for anybody else, whom the page redirects. */
export async function loader(args: Args): Promise<{ work: Work | null; choices: ListChoices | null }> {
  const person = await args.context.get(siteContext).person()
  if (!person?.la_admin) return { work: null, choices: null }
  const [work, choices] = await Promise.all([orFailed(read(args, '/viec-can-lam')), orFailed(read(args, '/danh-sach'))])
  return { work: work?.read ?? null, choices: choices?.read ?? null }
}

/** The forms of the tools of lists, which every page of the console has. */
export const action = chooseForLists

/** Reads again on each other page of the console and after each form. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || (formMethod !== undefined && formMethod !== 'GET')
}

/** The frame of every page of the console, instead of the bar and footer of the public site. */
export function Component() {
  const user = useUser()
  const { work, choices } = useLoaderData<typeof loader>()
  const refused = useActionData<Outcome>()
  return (
    <ToastProvider>
      <div className={classes('console console-shell', choices?.thoang && 'console-roomy')}>
        <SkipLink />
        {user && (
          <ConsoleKeys>
            <Rail user={user} work={work} list={refused && listAt(refused.typed ?? {})} />
          </ConsoleKeys>
        )}
        <main id="main" className="console-main" tabIndex={-1}>
          <ToastPlace />
          {refused ? <Refused refused={refused} /> : <Outlet />}
        </main>
      </div>
    </ToastProvider>
  )
}

/** In place of a page, where the form of a list was sent without JavaScript. */
function Refused({ refused }: { refused: Outcome }) {
  const say = useBook(toolWords)
  return (
    <ConsolePage heading={say('saved')} back={{ to: listAt(refused.typed ?? {}), label: say('saved_back') }}>
      <RefusedFilter refused={refused} />
    </ConsolePage>
  )
}

interface ConsolePageProps {
  heading: string
  /** Beside the heading, such as a state. */
  badge?: ReactNode
  note?: string
  /** A link to the overview, or to another page above this one. */
  back?: boolean | { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a console page. It is in this file so that the browser requests the scripts of both at once. */
export function ConsolePage(props: ConsolePageProps) {
  const say = useBook(consoleWords)
  const back = props.back === true ? { to: '/admin', label: say('edit.back') } : props.back
  return (
    <div className="console-page">
      <div className="console-head">
        <div className="console-title">
          {back && (
            <Link className="console-back" to={back.to}>
              <Icon name="chevron-left" size={18} /> {back.label}
            </Link>
          )}
          <div className="console-heading">
            {props.badge ? (
              <div className="row">
                <h1>{props.heading}</h1>
                {props.badge}
              </div>
            ) : (
              <h1>{props.heading}</h1>
            )}
            {props.note && <p>{props.note}</p>}
          </div>
        </div>
        {props.actions}
      </div>
      {props.children}
    </div>
  )
}
