import type { Person } from './endpoint.ts'

/** To whom a session belongs. */
export interface SignedIn {
  person: Person
  /** Whether the family has a paid package in use today. */
  isPremium: boolean
}
