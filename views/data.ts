import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import type { Envelope } from '../src/http/answer.ts'
import { isOwnPath } from '../src/shared/own-path.ts'
import type { User } from './layout/user.ts'

/** Calls the API: in process while the server renders, over the network in the browser. The only difference there is. */
type Writing = 'POST' | 'PUT' | 'DELETE'
export type Call = (method: 'GET' | Writing, path: string, body?: unknown) => Promise<Called>
export type Called = { status: number; body: Envelope }

/** Put into the router's context by the server and by the browser, each with its own way of calling. */
export const siteContext = createContext<{ call: Call; base: string; person: () => Promise<User | null> }>()

export type Args = LoaderFunctionArgs<Readonly<RouterContextProvider>>

/** What a form shows after it was sent. `next` is where a success leads, after it could be read. */
export interface Outcome {
  success: boolean
  message: string
  fields?: Record<string, string>
  next?: string
  /** What was typed, to be shown again when the page was loaded anew; never a password. */
  typed?: Record<string, string>
}

export const secondsBeforeNext = 2

/** The data of one GET. Whom the API refuses goes to the sign-in. */
export async function read<T>({ context, request }: Args, path: string): Promise<T> {
  const { call, base } = context.get(siteContext)
  const called = await call('GET', path)
  const { status, body } = called
  if (body.success) return body.data as T
  if (isRefused(path, called)) throw redirect(signInFrom(request, base))
  if (status === 404) throw redirect('/')
  throw data(body.message, { status })
}

/** The same for a page of the console: a parent is led home before anything is asked that only admins may ask. */
export async function readAsAdmin<T>(args: Args, path: string): Promise<T> {
  const { person, base } = args.context.get(siteContext)
  const known = await person()
  if (!known) throw redirect(signInFrom(args.request, base))
  if (!known.la_admin) throw redirect('/')
  return read<T>(args, path)
}

/** Somebody whose session ended meanwhile signs in again; a sign-in that fails is an answer like any other. */
export async function send({ context, request }: Args, method: Writing, path: string, sent: unknown): Promise<Called> {
  const { call, base } = context.get(siteContext)
  const called = await call(method, path, sent)
  if (isRefused(path, called)) throw redirect(signInFrom(request, base))
  return called
}

/** Whether the API takes the caller for nobody, or for somebody who may not: a sign-in that fails says neither. */
export function isRefused(path: string, { status }: Called): boolean {
  return path !== '/auth/login' && (status === 401 || status === 403)
}

export function outcome({ body }: Called, { next, typed }: { next: string; typed: Record<string, string> }): Outcome {
  const { success, message, fields } = body
  return success ? { success, message, next } : { success, message, typed, ...(fields && { fields }) }
}

/** A path of this site that somebody was on their way to, or undefined: an address of another site is never followed. */
export function rememberedOrigin(request: Request): string | undefined {
  const from = new URL(request.url).searchParams.get('from') ?? ''
  return isOwnPath(from) ? from : undefined
}

function signInFrom(request: Request, base: string): string {
  const { pathname, search } = new URL(request.url)
  return `/login?from=${encodeURIComponent(pathname.slice(base.length) + search)}`
}
