import { data } from 'react-router'
import type { Answer, PathOf } from './api.ts'
import { type Call, isRefused } from './data.ts'
import type { User } from './layout/user.ts'

const signInPaths = ['/auth/login', '/auth/register']

/**
 * Tracks who is signed in. Asks the API only if that is not known, and again after a write that may have changed it;
 * a refusal by the API means nobody. All calls must go through the returned `call`.
 */
export function trackPerson(ask: Call, first?: User | null): { call: Call; person: () => Promise<User | null> } {
  let known = first ?? null
  let certain = first !== undefined
  let asking: Promise<User | null> | undefined
  /** The number of logins, so that an answer to a question from before the last one is ignored. */
  let logins = 0

  const call: Call = async (method, path, body) => {
    const before = logins
    const called = await ask(method, path, body)
    if (called.body.success && signInPaths.includes(path)) logins++
    if (before !== logins && !signInPaths.includes(path)) return called
    if (isRefused(path, called) || (called.body.success && isOwnReset(path, body, known))) {
      known = null
      certain = true
    } else if (method !== 'GET' && called.body.success && (known || signInPaths.includes(path))) certain = false
    return called
  }

  async function person(): Promise<User | null> {
    if (certain) return known
    asking ??= readPerson(call).finally(() => {
      asking = undefined
    })
    const before = logins
    const found = await asking
    if (before !== logins) return person()
    known = found
    certain = true
    return known
  }

  return { call, person }
}

/** Whether a password reset, which ends all sessions, is for the own account. The last nine digits identify a phone. */
function isOwnReset(path: string, body: unknown, known: User | null): boolean {
  if (path !== '/auth/reset-password' || !known) return false
  return known.sdt?.slice(-9) === (body as { sdt: string }).sdt.replace(/\D/g, '').slice(-9)
}

async function readPerson(call: Call): Promise<User | null> {
  const user = await readOwn(call, '/auth/me')
  if (!user || user.la_admin) return user
  const membership = await readOwn(call, '/auth/membership')
  return membership && { ...user, ...membership }
}

/** Data that exists only for somebody who is signed in; null for anybody else. */
async function readOwn<P extends PathOf<'GET'>>(call: Call, path: P): Promise<Answer<'GET', P> | null> {
  const { status, body } = await call('GET', path)
  if (body.success) return body.data as Answer<'GET', P>
  if (status === 401) return null
  throw data(body.message, { status })
}
