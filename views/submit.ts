import type { Fields } from '../src/shared/fields.ts'
import { bodyOf, faultsIn, typedIn } from '../src/shared/typed.ts'
import { type Answer, type BodyFields, type PathOf, type PlaceOf, placed } from './api.ts'
import { type Args, type Outcome, sendBody, type Writing } from './data.ts'

interface Submission<Data> {
  /** Names of fields that may be shown again when the page is loaded anew; never a password. */
  shown: string[]
  next?: (data: Data) => string
}

/** Sends a form whose fields are the body of a call: checked here first, so that a mistake is told at once. */
export async function submit<M extends Writing, P extends PathOf<M>>(
  args: Args,
  method: M,
  path: P,
  fields: BodyFields<M, P>,
  { shown, next }: Submission<Answer<M, P>>,
  ...[place]: PlaceOf<P>
): Promise<Outcome> {
  const form = typedIn(await args.request.formData())
  const typed = Object.fromEntries(shown.map(name => [name, form[name] ?? '']))
  const faults = faultsIn(fields as Fields, form)
  if (Object.keys(faults).length > 0) return { success: false, message: '', faults, typed }
  const { status, body } = await sendBody(args, method, placed(path, place), bodyOf(fields as Fields, form))
  const { success, message, data } = body
  if (success) return { success, message, ...(next && { next: next(data as Answer<M, P>) }) }
  return { success, message, status, typed, ...(body.fields && { fields: body.fields }) }
}
