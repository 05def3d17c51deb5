import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { deviceKinds } from '../../../src/shared/device-fields.ts'
import { useBook } from '../../books.ts'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'

export function DeviceFields({ field }: { field: FieldOf }) {
  const say = useBook(familyWords)
  const label = useBook(labels)
  return (
    <>
      <Field label={label('ten_thiet_bi')} {...field('ten_thiet_bi')} required autoComplete="off" />
      <div className="form-row">
        <Select
          label={label('loai_thiet_bi')}
          {...field('loai_thiet_bi')}
          required
          placeholder={say('device.kind_choose')}
          options={deviceKinds.map(value => ({ value, label: say(`device.${value}`) }))}
        />
        <Field label={label('ma_thiet_bi')} {...field('ma_thiet_bi')} required autoComplete="off" />
      </div>
    </>
  )
}
