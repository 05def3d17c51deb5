import { Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { type Args, readIfSignedIn } from '../data.ts'
import { Arrival } from './arrival.tsx'
import { KeptUser } from './kept-user.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteLayout } from './site-layout.tsx'
import { UnderWay } from './under-way.tsx'
import type { User } from './user.ts'

export async function loadPerson(args: Args): Promise<User | null> {
  return readIfSignedIn<User>(args, '/auth/me')
}

/** Who is signed in changes by a form that succeeded, not by where somebody goes. */
export function personMayChange({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.success === true
}

export function Root() {
  const user = useLoaderData<User | null>()
  return (
    <SiteLayout user={user}>
      <UnderWay />
      <PageTitle />
      <KeptUser user={user} />
      <Outlet />
      <Arrival />
      <ScrollRestoration />
    </SiteLayout>
  )
}
