import type { ParameterizedContext } from 'koa'
import type { Language } from '../i18n/index.ts'
import type { Caller } from '../kernel/endpoint.ts'

/** What the first middlewares learn of a request for the later ones. */
export interface State {
  requestId: string
  language: Language
  /** Asks the database on first use, and once. */
  caller: () => Promise<Caller>
  /** Whether a token came with the request at all: without one, everybody sees the same page. */
  hasToken: boolean
  /** Waits for what a client sends at its own pace, without holding one of the places of those being served. */
  awaitClient: <T>(arrival: Promise<T>) => Promise<T>
  fault?: unknown
}

export type Context = ParameterizedContext<State>
export type Next = () => Promise<unknown>
