import { type Typed, typedIn } from '../../../src/shared/typed.ts'
import { type Args, send } from '../../data.ts'
import { machinePath } from '../child-paths.ts'
import { type ConfirmOutcome, takeConfirmStep } from '../confirm/take-step.ts'
import { leadBack } from '../saved-message.ts'

export type MachineOutcome = ConfirmOutcome & { done?: 'test' | 'removal' }

/** Tries blocking, or takes the machine out; the second may need a code by SMS first. */
export async function actOnMachine(args: Args): Promise<MachineOutcome> {
  const typed = typedIn(await args.request.formData())
  return (await takeConfirmStep(args, typed)) ?? act(args, typed)
}

async function act(args: Args, typed: Typed): Promise<MachineOutcome> {
  const params = { id: args.params.id! }
  const removes = typed.do === 'remove'
  const called = removes
    ? await send(args, 'DELETE', '/device/:id', {}, { params })
    : await send(args, 'POST', '/device/:id/test', {}, { params })
  const { success, message, error } = called.body
  if (!success) return { success, message, ...(error && { error }) }
  leadBack(args, machinePath(Number(params.id)), called.messageCode)
  return { success, message, done: removes ? 'removal' : 'test' }
}
