import type { Services } from './given.ts'

/** A call in a format that somebody else chose, as a payment gateway makes it: without our envelope and sessions. */
export interface OutsideCall {
  method: 'GET' | 'POST'
  path: string
  answer: (services: Services, asked: OutsideRequest) => Promise<Answer>
  /** What takes the place of every failure, such as overload, with status 200. */
  fault?: object
}

interface OutsideRequest {
  /** The query exactly as it was sent. */
  search: string
  /** The fields of a JSON body or a form. */
  body: Record<string, unknown>
  authorization: string
}

type Answer = { body: object } | { redirect: string } | 'hang_up'
