import { walletWords } from '../../src/i18n/wallet.ts'
import { genders, newChild } from '../../src/shared/family-fields.ts'
import { bodyOf, faultsIn, type Typed } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { type Args, type Outcome, send } from '../data.ts'
import type { FieldOf } from '../dialogs/form-dialog.tsx'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import { DeviceNames } from './assign-fields.tsx'

/** For a family that has no child yet: the first one, and the device that the package goes to. */
export function FirstChild({ field }: { field: FieldOf }) {
  const say = useBook(walletWords)
  return (
    <>
      <p>{say('first.lead')}</p>
      <div className="form-row">
        <Field label={say('first.name')} {...field('ten_tre')} required autoComplete="off" />
        <Select
          label={say('first.gender')}
          {...field('gioi_tinh')}
          required
          placeholder={say('first.gender_choose')}
          options={genders.map(value => ({ value, label: say(`first.${value}`) }))}
        />
      </div>
      <DeviceNames field={field} required />
    </>
  )
}

/**
 * Creates the child that the form names. Returns the form with its id, or why it was refused. The child stays if the
 * package cannot be assigned. If the device lacks its code or name, the child is only checked, not created.
 */
export async function addFirstChild(args: Args, form: Typed): Promise<{ form: Typed; refused?: Outcome }> {
  if (form.ten_tre === undefined) return { form }
  const { ten_tre = '', gioi_tinh = '' } = form
  const child = { ten_tre, gioi_tinh }
  if (lacksDevice(form) && Object.keys(faultsIn(newChild, child)).length === 0) return { form }
  const { status, body } = await send(args, 'POST', '/tre-em', bodyOf(newChild, child))
  if (body.success) return { form: { ...form, ma_tre_em: String(body.data!.ma_tre_em) } }
  const { message, fields } = body
  return { form, refused: { success: false, message, status, typed: form, ...(fields && { fields }) } }
}

export function lacksDevice({ ma_moi, ten_thiet_bi }: Typed): boolean {
  return !ma_moi?.trim() || !ten_thiet_bi?.trim()
}
