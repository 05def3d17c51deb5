import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { genders, grades } from '../../../src/shared/family-fields.ts'
import { useBook } from '../../books.ts'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'

const allGrades = Array.from({ length: grades.max }, (_, i) => ({ value: i + 1, label: String(i + 1) }))

export function ChildFields({ field }: { field: FieldOf }) {
  const say = useBook(familyWords)
  const label = useBook(labels)
  return (
    <>
      <Field label={label('ten_tre')} {...field('ten_tre')} required autoComplete="off" />
      <div className="form-row">
        <Select
          label={label('gioi_tinh')}
          {...field('gioi_tinh')}
          required
          placeholder={say('child.gender_choose')}
          options={genders.map(value => ({ value, label: say(`child.${value}`) }))}
        />
        <DateField label={label('ngay_sinh')} {...field('ngay_sinh')} />
      </div>
      <div className="form-row">
        <Select label={label('lop')} {...field('lop')} placeholder={say('child.grade_choose')} options={allGrades} />
        <Field label={label('truong')} {...field('truong')} autoComplete="off" />
      </div>
      <Field label={label('email_tre_em')} {...field('email_tre_em')} type="email" autoComplete="off" />
    </>
  )
}
