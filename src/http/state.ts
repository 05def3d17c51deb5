import type { ParameterizedContext } from 'koa'
import type { Language } from '../i18n/index.ts'
import type { Caller } from '../kernel/given.ts'
import type { Answer } from './envelope.ts'

/** What the first middlewares find out about a request, for the later ones. */
export interface State {
  requestId: string
  language: Language
  /** Queries the database on first use, at most once. */
  caller: () => Promise<Caller>
  /** Whether a token was sent with the request: without one, everyone gets the same page. */
  hasToken: boolean
  /** Waits for data from the client; meanwhile the request does not count as in flight. */
  awaitClient: <T>(arrival: Promise<T>) => Promise<T>
  /** Of an answer that is held: what it will be. */
  later?: () => Promise<Answer>
  leave?: (() => void) | undefined
  logLater?: (answer: Pick<Answer, 'status' | 'fault'>) => void
  fault?: unknown
}

export type Context = ParameterizedContext<State>
export type Next = () => Promise<unknown>
