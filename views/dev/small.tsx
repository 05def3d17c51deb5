import { familyWords } from '../../src/i18n/family.ts'
import { brand } from '../../src/shared/brand.ts'
import { useBook } from '../books.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Badge } from '../parts/badge.tsx'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { DateText } from '../parts/date-text.tsx'
import { Empty } from '../parts/empty.tsx'
import { Money } from '../parts/money.tsx'
import { Progress } from '../parts/progress.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Waiting } from '../parts/spinner.tsx'
import { useWords } from '../words.tsx'

export function WaitingParts() {
  const say = useBook(familyWords)
  const sayInParts = useWords()
  return (
    <div className="grid">
      <Card className="stack">
        <Waiting />
        <Progress label={sayInParts('parts.loading')} value={64} />
        <Progress label={sayInParts('parts.busy')} />
        <Skeleton lines={3} />
      </Card>
      <Card>
        <Empty title={say('device.empty')} action={<Button icon="plus">{say('device.add')}</Button>}>
          {say('device.empty_hint')}
        </Empty>
      </Card>
    </div>
  )
}

const tones = ['success', 'info', 'warning', 'danger', 'neutral', 'accent'] as const

export function SmallParts() {
  const say = useWords()
  return (
    <>
      <Breadcrumb
        trail={[
          { label: say('layout.home'), to: '/' },
          { label: say('title.admin'), to: '/admin' },
          { label: brand.name },
        ]}
      />
      <div className="row">
        {tones.map(tone => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="row">
        <Avatar name="Đặng Ngọc Ánh Tuyết" />
        <Avatar />
        <Money amount={390_000} />
        <Money amount={702_000} before={780_000} />
        <DateText date="2026-11-20T17:30:00.000Z" />
        <DateText date="0000-00-00" />
      </div>
    </>
  )
}
