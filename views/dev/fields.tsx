import { sampleWords } from '../../src/i18n/dev-parts.ts'
import { useBook } from '../books.ts'
import { CodeField } from '../parts/code-field.tsx'
import { Field } from '../parts/field.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Select } from '../parts/select.tsx'
import { TextArea } from '../parts/text-area.tsx'

export function FieldParts() {
  const say = useBook(sampleWords)
  const types = ['laptop', 'tablet', 'mobile'] as const
  return (
    <div className="grid">
      <Field label={say('name')} required autoComplete="name" defaultValue={say('nameSample')} />
      <Field label={say('email')} type="email" hint={say('emailHint')} autoComplete="email" />
      <Field label={say('email')} type="email" error={say('emailError')} defaultValue="nhung@" />
      <Field label={say('phone')} type="tel" inputMode="tel" placeholder="0901 000 002" autoComplete="tel" />
      <PasswordField label={say('password')} required autoComplete="current-password" defaultValue="Parent@123" />
      <Select
        label={say('deviceType')}
        placeholder={say('choose')}
        options={types.map(value => ({ value, label: say(value) }))}
      />
      <CodeField label={say('code')} hint={say('codeHint')} defaultValue="204816" />
      <CodeField label={say('code')} error={say('codeError')} defaultValue="2048" />
      <Field label={say('address')} hint={say('locked')} defaultValue="Hải Châu, Đà Nẵng" disabled />
      <Field label={say('deviceCode')} hint={say('readOnly')} defaultValue="AN-7F3K-22" readOnly />
      <TextArea label={say('note')} placeholder={say('notePlaceholder')} />
    </div>
  )
}
