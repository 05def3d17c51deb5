import { createContext, redirect } from 'react-router'
import { type Args, rememberedPath, siteContext } from '../data.ts'

const hasJustLoggedIn = createContext(false)

/** The page to open after a log-in or registration. Until then, `redirectSignedIn` leaves the success message on screen. */
export function pageAfterLogIn(args: Args, user: { la_admin: boolean }): string {
  args.context.set(hasJustLoggedIn, true)
  return nextPath(args, user)
}

/** Redirects people who are logged in already from a page that they do not need. */
export async function redirectSignedIn(args: Args): Promise<null> {
  const { context } = args
  const user = context.get(hasJustLoggedIn) ? null : await context.get(siteContext).person()
  if (user) throw redirect(nextPath(args, user))
  return null
}

function nextPath({ request }: Args, { la_admin }: { la_admin: boolean }): string {
  return rememberedPath(request) ?? (la_admin ? '/admin' : '/')
}
