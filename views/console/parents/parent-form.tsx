import { labels } from '../../../src/i18n/labels.ts'
import { parentWords } from '../../../src/i18n/parents.ts'
import { useBook } from '../../books.ts'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { PasswordField } from '../../parts/password-field.tsx'

export function ParentFields({ field, isNew = false }: { field: FieldOf; isNew?: boolean }) {
  const say = useBook(parentWords)
  const label = useBook(labels)
  return (
    <>
      <Field label={label('ten_phu_huynh')} {...field('ten_phu_huynh')} required autoComplete="off" />
      <Field label={label('email_phu_huynh')} {...field('email_phu_huynh')} type="email" required autoComplete="off" />
      <Field
        label={label('sdt')}
        hint={say('parent.phone_hint')}
        {...field('sdt')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <Field label={label('dia_chi')} {...field('dia_chi')} autoComplete="off" />
      <PasswordField
        label={isNew ? label('password') : say('parent.password_new')}
        hint={say(isNew ? 'parent.password_rule' : 'parent.password_keep')}
        {...field('mat_khau')}
        required={isNew}
        autoComplete="new-password"
      />
    </>
  )
}
