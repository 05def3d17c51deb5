import type { Knex } from 'knex'
import type { Cookie } from '../kernel/cookie.ts'
import type { Person } from '../kernel/given.ts'
import { hashOfToken, newSecretToken } from '../kernel/secret-token.ts'
import { deleteSession, insertSession, keepNewestSessions } from './store.ts'

const day = 86_400_000
const rememberedDays = 30
const otherwiseDays = 1
const sessionsAtMost = 20

/** Starts a session and returns its token, which is stored only as a hash. Ends the oldest sessions above the limit. */
export async function beginSession(tx: Knex, person: Person, remembered: boolean, now: Date): Promise<string> {
  const token = newSecretToken()
  const session = {
    token_hash: hashOfToken(token),
    ma_phu_huynh: person.ma_phu_huynh,
    created_at: now,
    expires_at: new Date(now.getTime() + (remembered ? rememberedDays : otherwiseDays) * day),
  }
  await insertSession(tx, session)
  await keepNewestSessions(tx, session, sessionsAtMost)
  return token
}

export function sessionCookie(token: string, remembered: boolean): Cookie {
  return { name: 'token', value: token, seconds: remembered ? (rememberedDays * day) / 1_000 : null }
}

export const endedSessionCookie: Cookie = { name: 'token', value: '', seconds: 0 }

export async function endSession(tx: Knex, token: string | null): Promise<void> {
  if (token && isToken(token)) await deleteSession(tx, hashOfToken(token))
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
