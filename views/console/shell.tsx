import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { SkipLink } from '../layout/skip-link.tsx'
import { useUser } from '../layout/use-user.ts'
import { ToastProvider } from '../parts/toast.tsx'
import { Icon } from '../pictures/icon.tsx'
import { Rail } from './rail.tsx'

/** Around every page of the console, in place of the bar and the footer of the public site. */
export function Component() {
  const user = useUser()
  return (
    <ToastProvider>
      <div className="console console-shell">
        <SkipLink />
        {user && <Rail user={user} />}
        <main id="main" className="console-main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </ToastProvider>
  )
}

interface ConsolePageProps {
  heading: string
  note?: string
  back?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

/** One page of the console. It stands in this file so that the shell's script is asked for together with the page's. */
export function ConsolePage(props: ConsolePageProps) {
  return (
    <div className="console-page">
      <div className="console-head">
        <div>
          {props.back && (
            <Link className="console-back" to={props.back.to}>
              <Icon name="chevron-left" size={18} /> {props.back.label}
            </Link>
          )}
          <h1>{props.heading}</h1>
          {props.note && <p>{props.note}</p>}
        </div>
        {props.actions}
      </div>
      {props.children}
    </div>
  )
}
