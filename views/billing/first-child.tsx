import { genders, newChild } from '../../src/shared/family-fields.ts'
import { bodyOf, type Typed } from '../../src/shared/typed.ts'
import { type Args, type Outcome, send } from '../data.ts'
import type { FieldOf } from '../dialogs/form-dialog.tsx'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import { DeviceNames } from './assign-fields.tsx'
import { useWalletWords } from './wallet-words.ts'

/** For a family that has no child yet: the first one, and the device that the package goes to. */
export function FirstChild({ field }: { field: FieldOf }) {
  const say = useWalletWords()
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
 * The form with the child that it names, which stays also if the package cannot be assigned; or why there is none. A
 * device that lacks its code or name is refused before anything is made.
 */
export async function addFirstChild(args: Args, form: Typed): Promise<{ form: Typed; refused?: Outcome }> {
  if (form.ten_tre === undefined || !form.ma_moi?.trim() || !form.ten_thiet_bi?.trim()) return { form }
  const { ten_tre = '', gioi_tinh = '' } = form
  const { status, body } = await send(args, 'POST', '/tre-em', bodyOf(newChild, { ten_tre, gioi_tinh }))
  if (body.success) return { form: { ...form, ma_tre_em: String(body.data!.ma_tre_em) } }
  const { message, fields } = body
  return { form, refused: { success: false, message, status, typed: form, ...(fields && { fields }) } }
}
