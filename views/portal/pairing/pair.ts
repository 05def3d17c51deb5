import { redirect } from 'react-router'
import { pairingConfirmation } from '../../../src/shared/machine-fields.ts'
import { bodyOf, typedIn } from '../../../src/shared/typed.ts'
import { type Args, asRefusal, send } from '../../data.ts'

/** What was done on the page before, in the address of the next. */
export const paired = 'ghep'
export const refused = 'da-tu-choi'

/** Lets the machine in whose digits were typed, or turns away what asks. */
export async function pair(args: Args) {
  const form = typedIn(await args.request.formData())
  const code = { params: { ma_thiet_bi: form.ma ?? '' } }
  if (form.viec === 'tu-choi') {
    const { status, body } = await send(args, 'POST', '/pairings/:ma_thiet_bi/refuse', {}, code)
    if (body.success) throw redirect(`/user/them-may?${refused}=1`)
    return asRefusal(args, { success: false, message: body.message, status })
  }
  const sent = bodyOf(pairingConfirmation, form)
  const { status, body } = await send(args, 'POST', '/pairings/:ma_thiet_bi/confirm', sent, code)
  const { success, message, data: machine, error, fields } = body
  if (success) throw redirect(`/user?${paired}=${machine!.nguoi_dung_id}`)
  const { check: _, ...typed } = form
  return asRefusal(args, { success, message, status, typed, ...(error && { error }), ...(fields && { fields }) })
}
