import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import type { Envelope } from '../src/http/envelope.ts'
import type { Faults } from '../src/shared/fields.ts'
import { isOwnPath } from '../src/shared/own-path.ts'
import { type Answer, filledPath, type InputsOf, type Method, type PathOf, type Sent } from './api.ts'
import type { User } from './layout/user.ts'

export type Writing = Exclude<Method, 'GET'>
/** Calls the API: in process while the server renders, over the network in the browser. */
export type Call = (method: Method, path: string, body?: unknown) => Promise<Called>
export type Called<Data = unknown> = {
  status: number
  body: Omit<Envelope, 'data'> & { data?: Data }
  /** The code of the success message; only set on the server. */
  messageCode?: string
}

/** The server and the browser each put their own way of calling the API into the router's context. */
export const siteContext = createContext<{
  call: Call
  base: string
  person: () => Promise<User | null>
  /** The answer to a form is a new page, as without JavaScript. */
  formsReload?: boolean
}>()

/** The success message for a code, in the reader's language; undefined for any other text, and in the browser. */
export const sentenceContext = createContext<(code: string) => string | undefined>(() => undefined)

export type Args = LoaderFunctionArgs<Readonly<RouterContextProvider>>

/** What a form, in a page or a dialog, shows after it was sent. */
export interface Outcome {
  success: boolean
  message: string
  /** The code of the message, for a page that is loaded anew to show it. */
  messageCode?: string
  /** A success of the call alone: what was asked is kept, and did not come about. */
  notDone?: true
  /** The HTTP status of a refusal. */
  status?: number
  error?: string
  /** What was found wrong before anything was sent. */
  faults?: Faults
  /** What the server found wrong, in the reader's language. */
  fields?: Record<string, string>
  /** Of many rows: those that are done, those that it changed where it says so, and why the others were refused. */
  rows?: { done: number[]; changed?: number[]; refused: Record<string, string> }
  /** The address to open after the success message was shown. */
  next?: string
  /** After a success the dialog stays open and shows the result. */
  stays?: true
  /** For a field whose row was searched by what was typed: what it found, to choose from. */
  found?: Record<string, { id: number; name: string; detail: string }[]>
  /** What was typed, to be shown again when the page was loaded anew; never a password. */
  typed?: Record<string, string>
}

export const secondsBeforeNext = 2

/**
 * What an action answers. The router does not load the page anew after the status of a failure: that would fail as well, and
 * what was typed would be gone with the form.
 */
export function asAnswer<O extends Outcome>(outcome: O) {
  const { status = 200 } = outcome
  return status === 429 || status >= 500 ? data(outcome, { status }) : outcome
}

/** A refusal with its status, also where the answer to a form is a new page. */
export function asRefusal<O extends Outcome>({ context }: Args, outcome: O) {
  return context.get(siteContext).formsReload ? data(outcome, { status: outcome.status ?? 400 }) : asAnswer(outcome)
}

/** Returns the data of a GET. Redirects to the log-in page if the API refuses the caller. */
export async function read<P extends PathOf<'GET'>>(
  args: Args,
  path: P,
  ...[inputs]: InputsOf<'GET', P>
): Promise<Answer<'GET', P>> {
  return (await readBody(args, filledPath(path, inputs))).data as Answer<'GET', P>
}

/** For a page of the console: redirects a parent to the home page without calling the API. */
export async function readAsAdmin<P extends PathOf<'GET'>>(
  args: Args,
  path: P,
  ...inputs: InputsOf<'GET', P>
): Promise<Answer<'GET', P>> {
  await admitAdmin(args)
  return read(args, path, ...inputs)
}

export async function admitAdmin({ context, request }: Args): Promise<void> {
  const { person, base } = context.get(siteContext)
  const known = await person()
  if (!known) throw redirect(signInFrom(request, base))
  if (!known.la_admin) throw redirect('/')
}

/** For a dialog: null if the row does not exist, where a page would redirect to the home page. */
export async function readIfThere<P extends PathOf<'GET'>>(
  args: Args,
  path: P,
  ...[inputs]: InputsOf<'GET', P>
): Promise<Answer<'GET', P> | null> {
  const body = await ask(args, filledPath(path, inputs))
  return body && (body.data as Answer<'GET', P>)
}

export async function readBody(args: Args, path: string): Promise<Envelope> {
  const body = await ask(args, path)
  if (!body) throw redirect('/')
  return body
}

/**
 * Null if the API answers 404. A page that it forbids is not remembered: the log-in page would lead somebody who is signed
 * in back to it.
 */
async function ask({ context, request }: Args, path: string): Promise<Envelope | null> {
  const { call, base } = context.get(siteContext)
  const called = await call('GET', path)
  const { status, body } = called
  if (body.success) return body
  if (isRefused(path, called)) throw redirect(status === 403 ? '/login' : signInFrom(request, base))
  if (status === 404) return null
  throw data(body.message, { status })
}

export function send<M extends Writing, P extends PathOf<M>>(
  args: Args,
  method: M,
  path: P,
  sent: Sent<M, P>,
  ...[inputs]: InputsOf<M, P>
): Promise<Called<Answer<M, P>>> {
  return sendBody(args, method, filledPath(path, inputs), sent) as Promise<Called<Answer<M, P>>>
}

/** Redirects to the log-in page if the session has ended. A failed log-in is returned like any other answer. */
export async function sendBody(
  { context, request }: Args,
  method: Writing,
  path: string,
  sent: unknown,
): Promise<Called> {
  const { call, base } = context.get(siteContext)
  const called = await call(method, path, sent)
  if (isRefused(path, called)) throw redirect(signInFrom(request, base))
  return called
}

/** Whether the API refuses the caller as not logged in or not permitted. A failed log-in does not count. */
export function isRefused(path: string, { status }: Called): boolean {
  return path !== '/auth/login' && (status === 401 || status === 403)
}

/** The path that somebody tried to open before logging in, or undefined. Never an address of another site. */
export function rememberedPath(request: Request): string | undefined {
  const from = new URL(request.url).searchParams.get('from') ?? ''
  return isOwnPath(from) ? from : undefined
}

function signInFrom(request: Request, base: string): string {
  const { pathname, search } = new URL(request.url)
  return `/login?from=${encodeURIComponent(pathname.slice(base.length) + search)}`
}
