import { Link } from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import type { Say } from '../../src/i18n/index.ts'
import { useBook } from '../books.ts'
import { useDevelopment } from '../development.ts'
import { Button } from '../parts/button.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { Icon } from '../pictures/icon.tsx'
import { clockTime, useSecondsLeft } from './countdown.ts'
import type { Steps } from './use-steps.ts'

/** The field for the code and the time that it remains valid, shown every second and read aloud every minute. */
export function CodeEntry({ steps: { clock, error }, hint }: { steps: Steps; hint: string }) {
  const say = useBook(accountWords)
  const development = useDevelopment()
  const left = useSecondsLeft(clock?.endsAt)
  return (
    <div className="code-entry">
      <CodeField label={say('code.label')} hint={hint} name="otp" error={error('otp')} />
      {left === undefined && <p className="code-left">{say('code.lasts')}</p>}
      {left !== undefined && (
        <>
          <p className="code-left figures" role="timer" hidden={left === 0}>
            <Icon name="clock" size={18} />
            {say('code.left', { time: clockTime(left) })}
          </p>
          <p className={left === 0 ? 'code-ended' : 'unseen'} role="status">
            {spoken(left, say)}
          </p>
        </>
      )}
      {development && (
        <p className="code-outbox">
          <Link to="/dev/outbox" target="_blank" reloadDocument>
            {say('code.outbox')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The buttons of the second step. The submit button is first, because Enter presses the first one. */
export function CodeButtons({ steps: { clock, busy }, submit }: { steps: Steps; submit: string }) {
  const say = useBook(accountWords)
  const wait = useSecondsLeft(clock?.resendAt) ?? 0
  return (
    <>
      <Button type="submit" name="intent" value="confirm" wide large busy={busy === 'confirm'}>
        {submit}
      </Button>
      <div className="code-buttons">
        <Button type="submit" name="intent" value="back" kind="quiet" icon="arrow-left" busy={busy === 'back'}>
          {say('code.back')}
        </Button>
        {wait > 0 ? (
          <p className="code-wait figures">{say('code.resend_in', { time: clockTime(wait) })}</p>
        ) : (
          <Button type="submit" name="intent" value="resend" kind="quiet" busy={busy === 'resend'}>
            {say('code.resend')}
          </Button>
        )}
      </div>
    </>
  )
}

function spoken(left: number, say: Say<typeof accountWords>): string {
  if (left === 0) return say('code.ended')
  return left <= 60 ? say('code.minute_left') : say('code.minutes_left', { minutes: Math.ceil(left / 60) })
}
