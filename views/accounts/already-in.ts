import { createContext, redirect } from 'react-router'
import { type Args, rememberedPath, siteContext } from '../data.ts'

const hasJustComeIn = createContext(false)

/** The page to show somebody who has just logged in or registered, once there was time to read the success message. */
export function placeOfNewcomer(args: Args, user: { la_admin: boolean }): string {
  args.context.set(hasJustComeIn, true)
  return placeOf(args, user)
}

/** Redirects people who are logged in to where they belong. */
export async function leadOnWhoIsIn(args: Args): Promise<null> {
  const { context } = args
  const user = context.get(hasJustComeIn) ? null : await context.get(siteContext).person()
  if (user) throw redirect(placeOf(args, user))
  return null
}

function placeOf({ request }: Args, { la_admin }: { la_admin: boolean }): string {
  return rememberedPath(request) ?? (la_admin ? '/admin' : '/')
}
