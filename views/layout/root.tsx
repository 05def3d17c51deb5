import { Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { type Args, siteContext } from '../data.ts'
import { FocusHeading } from './focus-heading.tsx'
import { KeptUser } from './kept-user.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteLayout } from './site-layout.tsx'
import { UnderWay } from './under-way.tsx'
import type { User } from './user.ts'

export async function loadPerson({ context }: Args): Promise<User | null> {
  return context.get(siteContext).person()
}

/** By a form that succeeded, or where whoever the API refused is led; nobody is asked for who is known. */
export function personMayChange({ actionResult, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.success === true || nextUrl.pathname.endsWith('/login')
}

export function Root() {
  const user = useLoaderData<User | null>()
  return (
    <SiteLayout user={user}>
      <UnderWay />
      <PageTitle />
      <KeptUser user={user} />
      <Outlet />
      <FocusHeading />
      <ScrollRestoration />
    </SiteLayout>
  )
}
