import type { Person, Services } from '../kernel/given.ts'
import { inBatches } from '../kernel/in-batches.ts'
import { hashOfToken } from '../kernel/secret-token.ts'
import { isToken } from './sessions.ts'
import { findPeopleOfSessions } from './store.ts'

/** Finds the person of a token. Tokens that arrive in the same event-loop tick are looked up with one query. */
export function createSessionLookup({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const findPerson = inBatches<Buffer, Person | null>((db, hashes) => findPeopleOfSessions(db, hashes, clock.now()))
  return async (token: string): Promise<Person | null> => (isToken(token) ? findPerson(db, hashOfToken(token)) : null)
}
