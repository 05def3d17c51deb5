import { data } from 'react-router'
import type { Fields } from '../src/shared/fields.ts'
import { bodyOf, faultsIn, type Typed, typedIn } from '../src/shared/typed.ts'
import { type Answer, type BodyFields, filledPath, type InputsOf, type PathOf } from './api.ts'
import { type Args, type Outcome, sendBody, type Writing } from './data.ts'

/** What a form says that it does, of those that the page knows. */
export function actNamed<A>(acts: Record<string, A>, name = ''): A {
  if (!Object.hasOwn(acts, name)) throw data(null, { status: 405 })
  return acts[name]!
}

interface Submission<Data> {
  /** Names of fields that may be shown again when the page is loaded anew; never a password. */
  shown: string[]
  next?: (data: Data) => string
  notDone?: (data: Data) => boolean
}

/** Checks a form by the fields of the call, then sends it as the body. */
export async function submit<M extends Writing, P extends PathOf<M>>(
  args: Args,
  method: M,
  path: P,
  fields: BodyFields<M, P>,
  submission: Submission<Answer<M, P>>,
  ...[inputs]: InputsOf<M, P>
): Promise<Outcome> {
  const form = typedIn(await args.request.formData())
  const faults = faultsIn(fields as Fields, form)
  if (Object.keys(faults).length > 0)
    return { success: false, message: '', faults, typed: shownOf(form, submission.shown) }
  return sendForm(args, method, filledPath(path, inputs), fields as Fields, form, submission)
}

/** The same without the check, for forms that the server checks. */
export async function save<M extends Writing, P extends PathOf<M>>(
  args: Args,
  method: M,
  path: P,
  fields: BodyFields<M, P>,
  form: Typed,
  submission: Submission<Answer<M, P>>,
  ...[inputs]: InputsOf<M, P>
): Promise<Outcome> {
  return sendForm(args, method, filledPath(path, inputs), fields as Fields, form, submission)
}

async function sendForm<Data>(
  args: Args,
  method: Writing,
  path: string,
  fields: Fields,
  form: Typed,
  { shown, next, notDone }: Submission<Data>,
): Promise<Outcome> {
  const { status, body, messageCode } = await sendBody(args, method, path, bodyOf(fields, form))
  const { success, message, data, error, fields: wrong } = body
  if (success)
    return {
      success,
      message,
      ...(messageCode && { messageCode }),
      ...(next && { next: next(data as Data) }),
      ...(notDone?.(data as Data) && { notDone: true as const }),
    }
  const typed = shownOf(form, shown)
  return { success, message, status, typed, ...(error && { error }), ...(wrong && { fields: wrong }) }
}

/** What was typed, empty for fields that may not be shown again, so that a fault of theirs still finds its field. */
function shownOf(form: Typed, shown: string[]): Typed {
  const hidden = Object.keys(form).filter(name => !shown.includes(name))
  return Object.fromEntries([...hidden.map(name => [name, '']), ...shown.map(name => [name, form[name] ?? ''])])
}
