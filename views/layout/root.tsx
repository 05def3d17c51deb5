import { Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs, useLoaderData, useMatches } from 'react-router'
import { type Args, siteContext } from '../data.ts'
import { ErrorPage } from './error-page.tsx'
import { FocusHeading } from './focus-heading.tsx'
import { KeptUser } from './kept-user.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteLayout } from './site-layout.tsx'
import { UnderWay } from './under-way.tsx'
import { useUser } from './use-user.ts'
import type { User } from './user.ts'

export async function loadPerson({ context }: Args): Promise<User | null> {
  return context.get(siteContext).person()
}

/** The pages that log somebody in; refusals of the API redirect to the first. */
const loggingIn = /\/(login|register)$/

/**
 * Reloads the person after a successful form, and on the way to and from a page that logs somebody in: who leaves it
 * before the reload after its form is done interrupts that.
 */
export function personMayChange({ actionResult, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.success === true || [currentUrl, nextUrl].some(({ pathname }) => loggingIn.test(pathname))
}

export function Root() {
  const user = useLoaderData<User | null>()
  const inConsole = useMatches().some(({ id }) => id === 'console')
  return (
    <>
      <UnderWay />
      <PageTitle />
      <KeptUser user={user} />
      {inConsole ? (
        <Outlet />
      ) : (
        <SiteLayout user={user}>
          <Outlet />
        </SiteLayout>
      )}
      <FocusHeading />
      <ScrollRestoration />
    </>
  )
}

/** The error page for the console, inside the frame of the site, because the frame of the console could not load. */
export function FramedErrorPage() {
  return (
    <SiteLayout user={useUser()}>
      <ErrorPage />
    </SiteLayout>
  )
}
