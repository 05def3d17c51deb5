import type { Answered } from './app.ts'

/** The Cookie header that sends back the challenge from the response to a request for a code. */
export function challengeOf({ headers }: Answered): { Cookie: string } {
  const cookie = headers.getSetCookie().find(each => /^(__Host-)?challenge=/.test(each))
  if (!cookie) throw new Error('no challenge was set')
  return { Cookie: cookie.split(';')[0]! }
}
