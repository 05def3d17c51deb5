import { familyWords } from '../../../src/i18n/family.ts'
import { deviceKinds } from '../../../src/shared/device-fields.ts'
import { useBook } from '../../books.ts'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'

export function DeviceFields({ field }: { field: FieldOf }) {
  const say = useBook(familyWords)
  return (
    <>
      <Field label={say('device.name')} {...field('ten_thiet_bi')} required autoComplete="off" />
      <div className="form-row">
        <Select
          label={say('device.kind')}
          {...field('loai_thiet_bi')}
          required
          placeholder={say('device.kind_choose')}
          options={deviceKinds.map(value => ({ value, label: say(`device.${value}`) }))}
        />
        <Field label={say('device.code')} {...field('ma_thiet_bi')} required autoComplete="off" />
      </div>
    </>
  )
}
