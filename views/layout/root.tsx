import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import type { Person } from '../../src/kernel/endpoint.ts'
import { type Args, readIfSignedIn } from '../data.ts'
import { KeptUser } from './kept-user.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteLayout } from './site-layout.tsx'

/** A person as JSON carries them. */
export type User = Omit<Person, 'ngay_tao'> & { ngay_tao: string }

export async function loadPerson(args: Args): Promise<User | null> {
  return readIfSignedIn<User>(args, '/auth/me')
}

/** Who is signed in changes by what somebody does, not by where they go. */
export function staysSame({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

export function Root() {
  const user = useLoaderData<User | null>()
  return (
    <SiteLayout user={user}>
      <PageTitle />
      <KeptUser user={user} />
      <Outlet />
    </SiteLayout>
  )
}
