import type { Answered } from './app.ts'

/** The header with which the browser that asked for a code comes back, from what it was answered. */
export function askerOf({ headers }: Answered): { Cookie: string } {
  const cookie = headers.getSetCookie().find(each => /^(__Host-)?challenge=/.test(each))
  if (!cookie) throw new Error('no challenge was set')
  return { Cookie: cookie.split(';')[0]! }
}
