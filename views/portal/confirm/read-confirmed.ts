import { type Answer, filledPath, type InputsOf, type PathOf } from '../../api.ts'
import { type Args, read, siteContext } from '../../data.ts'

/** The data of a GET; null if it is shown only after a code by SMS was confirmed in this browser. */
export async function readConfirmed<P extends PathOf<'GET'>>(
  args: Args,
  path: P,
  ...inputs: InputsOf<'GET', P>
): Promise<Answer<'GET', P> | null> {
  const { body } = await args.context.get(siteContext).call('GET', filledPath(path, inputs[0]))
  if (body.error === 'confirm_needed') return null
  return body.success ? (body.data as Answer<'GET', P>) : read(args, path, ...inputs)
}
