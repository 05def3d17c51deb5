import { useId, useState } from 'react'
import { sampleWords } from '../../src/i18n/dev-parts.ts'
import { useBook } from '../books.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Badge } from '../parts/badge.tsx'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Checklist } from '../parts/checklist.tsx'
import { DateText } from '../parts/date-text.tsx'
import { Empty } from '../parts/empty.tsx'
import { Money } from '../parts/money.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Progress } from '../parts/progress.tsx'
import { RadioGroup } from '../parts/radio-group.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Waiting } from '../parts/spinner.tsx'
import { Steps } from '../parts/steps.tsx'

export function ChoiceParts() {
  const say = useBook(sampleWords)
  return (
    <div className="grid">
      <div>
        <Checkbox label={say('remember')} hint={say('rememberHint')} defaultChecked />
        <Checkbox label={say('agree')} error={say('agreeError')} />
        <Checkbox label={say('locked')} disabled defaultChecked />
      </div>
      <RadioGroup
        label={say('gender')}
        name="gender"
        required
        defaultValue="Nữ"
        choices={[
          { value: 'Nam', label: say('boy') },
          { value: 'Nữ', label: say('girl') },
        ]}
      />
      <RadioGroup
        label={say('term')}
        name="term"
        cards
        defaultValue="12"
        choices={[
          { value: '12', label: say('oneYear'), hint: say('oneYearHint') },
          { value: '24', label: say('twoYears'), hint: say('twoYearsHint') },
        ]}
      />
    </div>
  )
}

export function StepParts() {
  const say = useBook(sampleWords)
  const rules = useId()
  const [password, setPassword] = useState('Dieu4')
  const steps = [say('stepAbout'), say('stepCode'), say('stepDone')]
  return (
    <div className="grid">
      <Steps steps={steps.slice(0, 2)} current={1} />
      <Steps steps={steps} current={2} />
      <Card className="stack">
        <PasswordField
          label={say('newPassword')}
          autoComplete="new-password"
          describedBy={rules}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        <Checklist
          id={rules}
          label={say('rules')}
          items={[
            { label: say('ruleLength'), met: password.length >= 6 },
            { label: say('ruleUpper'), met: /\p{Lu}/u.test(password) },
            { label: say('ruleLower'), met: /\p{Ll}/u.test(password) },
            { label: say('ruleDigit'), met: /\d/.test(password) },
            { label: say('ruleSpecial'), met: /[^\p{L}\d]/u.test(password) },
          ]}
        />
      </Card>
    </div>
  )
}

export function WaitingParts() {
  const say = useBook(sampleWords)
  return (
    <div className="grid">
      <Card className="stack">
        <Waiting label={say('loadingList')} />
        <Progress label={say('downloading')} value={64} />
        <Progress label={say('preparing')} />
        <Skeleton lines={3} />
      </Card>
      <Card>
        <Empty title={say('emptyTitle')} action={<Button icon="plus">{say('addDevice')}</Button>}>
          {say('emptyText')}
        </Empty>
      </Card>
    </div>
  )
}

export function SmallParts() {
  const say = useBook(sampleWords)
  return (
    <>
      <Breadcrumb
        trail={[{ label: say('home'), to: '/' }, { label: say('admin'), to: '/admin' }, { label: say('child') }]}
      />
      <div className="row">
        <Badge tone="success">{say('active')}</Badge>
        <Badge tone="info">{say('unassigned')}</Badge>
        <Badge tone="warning">{say('expired')}</Badge>
        <Badge tone="danger">{say('cancelled')}</Badge>
        <Badge>{say('free')}</Badge>
        <Badge tone="accent">{say('discount')}</Badge>
      </div>
      <div className="row">
        <Avatar name="Đặng Ngọc Ánh Tuyết" />
        <Avatar />
        <Money amount={390_000} />
        <Money amount={702_000} before={780_000} />
        <DateText date="2026-11-21" />
        <DateText date="2026-11-20T17:30:00.000Z" />
        <DateText date="0000-00-00" />
      </div>
    </>
  )
}
