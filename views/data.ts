import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import type { Envelope } from '../src/http/envelope.ts'
import type { Faults } from '../src/shared/fields.ts'
import { isOwnPath } from '../src/shared/own-path.ts'
import { type Answer, type Method, type PathOf, type PlaceOf, placed, type Sent } from './api.ts'
import type { User } from './layout/user.ts'

export type Writing = Exclude<Method, 'GET'>
/** Calls the API: in process while the server renders, over the network in the browser. The only difference there is. */
export type Call = (method: Method, path: string, body?: unknown) => Promise<Called>
export type Called<Data = unknown> = {
  status: number
  body: Omit<Envelope, 'data'> & { data?: Data }
  /** The code of what a success says; known to the server alone. */
  said?: string
}

/** Put into the router's context by the server and by the browser, each with its own way of calling. */
export const siteContext = createContext<{
  call: Call
  base: string
  person: () => Promise<User | null>
  /** The answer to a form is a new page, which the reader may load again. */
  formsReload?: boolean
}>()

/** What a success with this code says, in the reader's language; undefined for any other text, and in the browser. */
export const sentenceContext = createContext<(code: string) => string | undefined>(() => undefined)

export type Args = LoaderFunctionArgs<Readonly<RouterContextProvider>>

/** What a form shows after it was sent, be it a page or a dialog. */
export interface Outcome {
  success: boolean
  message: string
  /** The code of the message, where the page is loaded anew to show it. */
  said?: string
  /** How the API answered what it refused. */
  status?: number
  error?: string
  /** What was found wrong before anything was sent. */
  faults?: Faults
  /** What the server found wrong, in the reader's language. */
  fields?: Record<string, string>
  /** Where a success leads, after it could be read. */
  next?: string
  /** A success leaves the dialog open, which shows what came of it. */
  stays?: true
  /** What was typed, to be shown again when the page was loaded anew; never a password. */
  typed?: Record<string, string>
}

export const secondsBeforeNext = 2

/** What one GET answers. Whom the API refuses goes to the log-in page. */
export async function read<P extends PathOf<'GET'>>(
  args: Args,
  path: P,
  ...[place]: PlaceOf<'GET', P>
): Promise<Answer<'GET', P>> {
  return (await readBody(args, placed(path, place))).data as Answer<'GET', P>
}

/** For a page of the console: a parent is led home before anything is asked that only admins may ask. */
export async function readAsAdmin<P extends PathOf<'GET'>>(
  args: Args,
  path: P,
  ...place: PlaceOf<'GET', P>
): Promise<Answer<'GET', P>> {
  await admitAdmin(args)
  return read(args, path, ...place)
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
  ...[place]: PlaceOf<'GET', P>
): Promise<Answer<'GET', P> | null> {
  const body = await ask(args, placed(path, place))
  return body && (body.data as Answer<'GET', P>)
}

export async function readBody(args: Args, path: string): Promise<Envelope> {
  const body = await ask(args, path)
  if (!body) throw redirect('/')
  return body
}

/** Null where the API finds nothing. */
async function ask({ context, request }: Args, path: string): Promise<Envelope | null> {
  const { call, base } = context.get(siteContext)
  const called = await call('GET', path)
  const { status, body } = called
  if (body.success) return body
  if (isRefused(path, called)) throw redirect(signInFrom(request, base))
  if (status === 404) return null
  throw data(body.message, { status })
}

export function send<M extends Writing, P extends PathOf<M>>(
  args: Args,
  method: M,
  path: P,
  sent: Sent<M, P>,
  ...[place]: PlaceOf<M, P>
): Promise<Called<Answer<M, P>>> {
  return sendBody(args, method, placed(path, place), sent) as Promise<Called<Answer<M, P>>>
}

/** Somebody whose session ended meanwhile logs in again; a log-in that fails is an answer like any other. */
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

/** Whether the API takes the caller for nobody, or for somebody who may not: a sign-in that fails says neither. */
export function isRefused(path: string, { status }: Called): boolean {
  return path !== '/auth/login' && (status === 401 || status === 403)
}

/** A path of this site that somebody was on their way to, or undefined: an address of another site is never followed. */
export function rememberedPath(request: Request): string | undefined {
  const from = new URL(request.url).searchParams.get('from') ?? ''
  return isOwnPath(from) ? from : undefined
}

function signInFrom(request: Request, base: string): string {
  const { pathname, search } = new URL(request.url)
  return `/login?from=${encodeURIComponent(pathname.slice(base.length) + search)}`
}
