import { useId, useState } from 'react'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { familyWords } from '../../src/i18n/family.ts'
import { labels } from '../../src/i18n/labels.ts'
import { deviceKinds } from '../../src/shared/device-fields.ts'
import { genders } from '../../src/shared/family-fields.ts'
import { type PasswordRule, passwordRules } from '../../src/shared/password-rules.ts'
import { useBook } from '../books.ts'
import { Card } from '../parts/card.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Checklist } from '../parts/checklist.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { DateField } from '../parts/date-field.tsx'
import { Field } from '../parts/field.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { RadioGroup } from '../parts/radio-group.tsx'
import { Select } from '../parts/select.tsx'
import { Steps } from '../parts/steps.tsx'
import { TextArea } from '../parts/text-area.tsx'

export function FieldParts() {
  const say = useBook(accountWords)
  const sayOfFamily = useBook(familyWords)
  const label = useBook(labels)
  return (
    <div className="grid">
      <Field label={say('register.name')} required autoComplete="name" defaultValue="Nguyễn Thị Hồng Nhung" />
      <Field label={say('register.phone')} hint={say('register.phone_hint')} type="tel" autoComplete="tel" />
      <Field label={say('register.email')} error={say('invalid_email')} type="email" defaultValue="nhung@" />
      <PasswordField label={say('login.password')} required autoComplete="current-password" />
      <Select
        label={label('loai_thiet_bi')}
        placeholder={sayOfFamily('device.kind_choose')}
        options={deviceKinds.map(value => ({ value, label: sayOfFamily(`device.${value}`) }))}
      />
      <CodeField label={say('code.label')} hint={say('code.lasts')} defaultValue="204816" />
      <CodeField label={say('code.label')} error={say('invalid_input')} defaultValue="2048" />
      <Field label={label('dia_chi')} defaultValue="Hải Châu, Đà Nẵng" disabled />
      <Field label={label('ma_thiet_bi')} defaultValue="AN-7F3K-22" readOnly />
      <DateField label={label('ngay_sinh')} name="ngay_sinh" defaultValue="2017-11-23" />
      <TextArea label={label('noi_dung')} />
    </div>
  )
}

export function ChoiceParts() {
  const say = useBook(accountWords)
  const sayOfFamily = useBook(familyWords)
  const label = useBook(labels)
  const [chosen, choose] = useState<string>(genders[0])
  return (
    <div className="grid">
      <div>
        <Checkbox label={say('login.remember')} defaultChecked />
        <Checkbox label={say('login.remember')} disabled />
      </div>
      <RadioGroup
        label={label('gioi_tinh')}
        name="gioi_tinh"
        value={chosen}
        onChoose={choose}
        choices={genders.map(value => ({ value, label: sayOfFamily(`child.${value}`), hint: value }))}
      />
    </div>
  )
}

const rules = Object.keys(passwordRules) as PasswordRule[]

export function StepParts() {
  const say = useBook(accountWords)
  const list = useId()
  const [password, setPassword] = useState('Dieu4')
  const steps = [say('register.step_details'), say('register.step_phone')]
  return (
    <div className="grid">
      <Steps steps={steps} current={1} />
      <Steps steps={steps} current={2} />
      <Card className="stack">
        <PasswordField
          label={say('reset.new')}
          autoComplete="new-password"
          describedBy={list}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        <Checklist
          id={list}
          label={say('rules.heading')}
          items={rules.map(rule => ({ label: say(`rules.${rule}`), met: passwordRules[rule](password) }))}
        />
      </Card>
    </div>
  )
}
