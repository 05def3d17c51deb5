import type { Person, Services } from '../kernel/endpoint.ts'
import { hashOfToken, isToken } from './sessions.ts'
import { findPeopleOfSessions } from './store.ts'

interface Lookup {
  tokenHash: Buffer
  resolve: (person: Person | null) => void
  reject: (error: unknown) => void
}

/** A bigger batch would render all its pages in one tick, and other requests would wait. */
const batchSize = 32

/** Finds the person of a token. Tokens that arrive in the same event-loop tick are looked up with one query. */
export function createSessionLookup({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const pending: Lookup[] = []

  function lookUpSession(token: string): Promise<Person | null> {
    if (!isToken(token)) return Promise.resolve(null)
    return new Promise((resolve, reject) => {
      if (pending.length === 0) setImmediate(lookUpAll)
      pending.push({ tokenHash: hashOfToken(token), resolve, reject })
    })
  }

  function lookUpAll(): void {
    while (pending.length > 0) lookUp(pending.splice(0, batchSize))
  }

  async function lookUp(batch: Lookup[]): Promise<void> {
    try {
      const hashes = batch.map(({ tokenHash }) => tokenHash)
      const people = await findPeopleOfSessions(db, hashes, clock.now())
      for (const [place, { resolve }] of batch.entries()) resolve(people[place] ?? null)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return lookUpSession
}
