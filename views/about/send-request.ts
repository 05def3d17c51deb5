import { partnerRequest } from '../../src/shared/partner-fields.ts'
import { faultsIn, typedIn } from '../../src/shared/typed.ts'
import type { Args, Outcome } from '../data.ts'
import { save } from '../submit.ts'

/** A hidden field that only bots fill in, and sometimes the autofill of a browser. */
export const trap = 'trang_web'

const shown = Object.keys(partnerRequest)

export async function sendRequest(args: Args): Promise<Outcome> {
  const form = typedIn(await args.request.formData())
  const faults = faultsIn(partnerRequest, form)
  const typed = Object.fromEntries([...shown, trap].map(name => [name, form[name] ?? '']))
  if (form[trap]) return { success: false, message: '', faults: { [trap]: 'invalid_input' }, typed }
  if (Object.keys(faults).length > 0) return { success: false, message: '', faults, typed }
  return save(args, 'POST', '/lien-he', partnerRequest, form, { shown })
}
