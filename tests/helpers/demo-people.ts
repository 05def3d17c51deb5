import type { BrowserContext } from 'playwright-core'

/** How the demo people sign in. */
export const demo = {
  admin: { sdt: '0901000001', mat_khau: 'Admin@123' },
  parent: { sdt: '0901000002', mat_khau: 'Parent@123' },
  newParent: { sdt: '0901000003', mat_khau: 'Parent@123' },
}

export type Who = keyof typeof demo

/** Once more where the service has just closed the idle connection that is used again. */
const again = { maxRetries: 1 }

/** The cookies of those who signed in before: a person has 20 sessions at most, and only so many tries. */
const signedIn = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>()

export async function signIn(context: BrowserContext, url: string, who: Who): Promise<void> {
  const known = signedIn.get(`${url} ${who}`)
  if (known) {
    await context.addCookies(known)
    if ((await context.request.get(`${url}/api/auth/me`, again)).ok()) return
  }
  const answer = await context.request.post(`${url}/api/auth/login`, { data: demo[who], ...again })
  if (!answer.ok()) throw new Error(`${who} cannot sign in: ${await answer.text()}`)
  const cookies = await context.cookies(url)
  signedIn.set(
    `${url} ${who}`,
    cookies.filter(({ name }) => name !== 'language'),
  )
}
