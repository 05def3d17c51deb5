import { createContext, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import type { Envelope } from '../src/http/answer.ts'
import { isOwnPath } from '../src/shared/own-path.ts'

/** Calls the API: in process while the server renders, over the network in the browser. The only difference there is. */
type Writing = 'POST' | 'PUT' | 'DELETE'
export type Call = (method: 'GET' | Writing, path: string, body?: unknown) => Promise<Called>
export type Called = { status: number; body: Envelope }

/** Put into the router's context by the server and by the browser, each with its own way of calling. */
export const siteContext = createContext<{ call: Call; base: string }>()

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

/** The data of one GET. Who may not see it is led away, as the page's guard: to the sign-in, or home. */
export async function read<T>({ context, request }: Args, path: string): Promise<T> {
  const { status, body } = await context.get(siteContext).call('GET', path)
  if (body.success) return body.data as T
  if (status === 401) throw redirect(signInFrom(request, context.get(siteContext).base))
  if (status === 403 || status === 404) throw redirect('/')
  throw new Response(body.message, { status })
}

/** The same for visitors too, who are nobody yet. */
export async function readIfSignedIn<T>({ context }: Args, path: string): Promise<T | null> {
  const { status, body } = await context.get(siteContext).call('GET', path)
  if (body.success) return body.data as T
  if (status === 401) return null
  throw new Response(body.message, { status })
}

/** Somebody whose session ended meanwhile signs in again; a sign-in that fails is an answer like any other. */
export async function send({ context, request }: Args, method: Writing, path: string, sent: unknown): Promise<Called> {
  const { call, base } = context.get(siteContext)
  const called = await call(method, path, sent)
  if (path !== '/auth/login' && (called.status === 401 || called.status === 403))
    throw redirect(signInFrom(request, base))
  return called
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
