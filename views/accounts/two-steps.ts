import type { Faults } from '../../src/shared/fields.ts'
import { type Typed, typedIn } from '../../src/shared/typed.ts'
import type { Answer } from '../api.ts'
import type { Args, Called, Outcome } from '../data.ts'

export type Intent = 'send' | 'confirm' | 'resend' | 'back'

/** In seconds: until another code may be asked for, and until this one ends. */
export type Countdowns = Answer<'POST', '/auth/send-reset-otp'>

/** What a form in two steps shows after it was sent. It is a success once the second step is done. */
export interface StepOutcome extends Outcome {
  step: 1 | 2
  typed: Typed
  /** Present when a code has just left. */
  sent?: Countdowns
  /** The phone that a code was sent to, so that going back and forth sends no second one. */
  sentTo?: string
}

interface Flow<Data> {
  /** Fields of the first step that may be shown again: never a password. */
  shown: string[]
  /** The other fields. A fault in a field that is in neither list is shown above the form. */
  others: string[]
  /** What is checked before a code is sent, and what before it is confirmed. */
  first: (typed: Typed) => Faults
  second: (typed: Typed) => Faults
  sendTo: (typed: Typed) => string
  sendCode: (typed: Typed) => Promise<Called<Countdowns>>
  confirm: (typed: Typed) => Promise<Called<Data>>
  /** The address of the page after a success. */
  next: (data: Data) => string | Promise<string>
}

/** The action of a form in two steps. It runs on the server without JavaScript, else in the browser. */
export async function takeStep<Data>(args: Args, flow: Flow<Data>): Promise<StepOutcome> {
  const typed = typedIn(await args.request.formData())
  const intent = typed.intent as Intent
  const before = typed.da_gui || undefined
  const shown = Object.fromEntries(flow.shown.map(name => [name, typed[name] ?? '']))
  const at = (step: 1 | 2, rest: Partial<StepOutcome> = {}): StepOutcome => ({
    success: false,
    message: '',
    step,
    typed: shown,
    ...(before && { sentTo: before }),
    ...rest,
  })
  /** The first step if one of its fields is wrong, else the second, where the password can be corrected too. */
  const stepOf = (names: object): 1 | 2 => (Object.keys(names).some(name => flow.shown.includes(name)) ? 1 : 2)
  const refused = ({ body }: Called, step: 1 | 2): StepOutcome => {
    const fields = Object.entries(body.fields ?? {}).filter(([name]) => [...flow.shown, ...flow.others].includes(name))
    if (fields.length === 0) return at(step, { message: body.message })
    const named = Object.fromEntries(fields)
    return at(step === 1 ? 1 : stepOf(named), { message: body.message, fields: named })
  }

  if (intent === 'back') return at(1)
  if (intent === 'confirm') {
    const faults = { ...flow.first(typed), ...flow.second(typed) }
    if (Object.keys(faults).length > 0) return at(stepOf(faults), { faults })
    const called = await flow.confirm(typed)
    const { success, message, data } = called.body
    if (success) return at(2, { success, message, next: await flow.next(data as Data) })
    return refused(called, 2)
  }
  if (intent !== 'resend') {
    const faults = flow.first(typed)
    if (Object.keys(faults).length > 0) return at(1, { faults })
    if (before === flow.sendTo(typed)) return at(2)
  }
  const called = await flow.sendCode(typed)
  const { success, message, data } = called.body
  if (success) return at(2, { message, ...(data && { sent: data }), sentTo: flow.sendTo(typed) })
  return refused(called, intent === 'resend' ? 2 : 1)
}

export function digitsOf(text = ''): string {
  return text.replace(/\D/g, '')
}
