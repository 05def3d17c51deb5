import { redirect } from 'react-router'
import { purposes } from '../../../src/shared/protection-fields.ts'
import { type Typed, typedIn } from '../../../src/shared/typed.ts'
import { type Args, send } from '../../data.ts'
import { orRefused } from '../../or-failed.ts'
import { childPath } from '../child-paths.ts'
import { type ConfirmOutcome, takeConfirmStep } from '../confirm/take-step.ts'
import { readChild } from '../read-family.ts'
import { leadBack } from '../saved-message.ts'

/** Changes the consents, or deletes everything about the child once its name was typed. */
export async function actOnPrivacy(args: Args): Promise<ConfirmOutcome> {
  const typed = typedIn(await args.request.formData())
  return (await takeConfirmStep(args, typed)) ?? (typed.do === 'delete' ? forget(args, typed) : agree(args, typed))
}

/** Only what was turned is changed: the other may have been agreed to elsewhere since the page was loaded. */
async function agree(args: Args, typed: Typed): Promise<ConfirmOutcome> {
  const params = { id: args.params.id! }
  const was = (typed.was ?? '').split(',')
  const turned = purposes.filter(purpose => was.includes(purpose) !== purpose in typed)
  const changes = Object.fromEntries(turned.map(purpose => [purpose, purpose in typed]))
  const { status, body, messageCode } = await send(args, 'PUT', '/tre-em/:id/consents', changes, { params })
  const { success, message } = body
  if (success) leadBack(args, childPath(Number(params.id), 'rieng-tu'), messageCode)
  return { success, message, status }
}

async function forget(args: Args, { ten = '' }: Typed): Promise<ConfirmOutcome> {
  const found = await orRefused(readChild(args))
  if (found.refused) return { ...found.refused, typed: { ten } }
  const child = found.read
  const isNamed = ten.normalize('NFC').trim().toLowerCase() === child.ten.normalize('NFC').toLowerCase()
  if (!isNamed) return { success: false, message: '', faults: { ten: 'invalid_input' }, typed: { ten } }
  const params = { id: child.ma_tre_em }
  const { status, body } = await send(args, 'DELETE', '/tre-em/:id/protection', {}, { params })
  const { success, message, error } = body
  if (success) throw redirect('/user')
  return { success, message, status, typed: { ten }, ...(error && { error }) }
}
