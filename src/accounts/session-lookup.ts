import type { Person, Services } from '../kernel/endpoint.ts'
import { hashOfToken, isToken } from './sessions.ts'
import { findPeopleOfSessions } from './store.ts'

interface Question {
  tokenHash: Buffer
  answer: (person: Person | null) => void
  fail: (error: unknown) => void
}

/** More would be rendered in one go, with everybody else waiting. */
const togetherAtMost = 32

/** Tells whose a token is. All that are shown in one turn of the event loop are looked up by one statement. */
export function createSessionLookup({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const waiting: Question[] = []

  function lookUpSession(token: string): Promise<Person | null> {
    if (!isToken(token)) return Promise.resolve(null)
    return new Promise((answer, fail) => {
      if (waiting.length === 0) setImmediate(lookUpAll)
      waiting.push({ tokenHash: hashOfToken(token), answer, fail })
    })
  }

  function lookUpAll(): void {
    while (waiting.length > 0) lookUp(waiting.splice(0, togetherAtMost))
  }

  async function lookUp(questions: Question[]): Promise<void> {
    try {
      const hashes = questions.map(({ tokenHash }) => tokenHash)
      const people = await findPeopleOfSessions(db, hashes, clock.now())
      for (const [place, { answer }] of questions.entries()) answer(people[place] ?? null)
    } catch (error) {
      for (const { fail } of questions) fail(error)
    }
  }

  return lookUpSession
}
