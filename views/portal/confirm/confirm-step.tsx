import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { confirmWords } from '../../../src/i18n/confirm.ts'
import { useBook } from '../../books.ts'
import { useDevelopment } from '../../development.ts'
import { Button } from '../../parts/button.tsx'
import { classes } from '../../parts/classes.ts'
import { CodeField } from '../../parts/code-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useFocusWhenGone } from '../../parts/use-focus-when-gone.ts'
import type { ConfirmOutcome } from './take-step.ts'

interface Props {
  outcome?: ConfirmOutcome
  /** Sent along, for a form that was refused for want of the code. */
  keeps?: Record<string, string>
  /** The page has another form that comes first. */
  isLesser?: true
  /** It has taken the place of the button that needs the code, in a panel. */
  inPlace?: true
}

/** The id of the step, and of what comes in its place: without JavaScript an answer would begin at the top. */
export const confirmPlace = 'confirm-place'

/** What has come in the place of the step. */
const whatCame = () => document.getElementById(confirmPlace)

/** Asks for a code by SMS where something needs it. */
export function ConfirmStep({ outcome, keeps = {}, isLesser, inPlace }: Props) {
  const say = useBook(confirmWords)
  const development = useDevelopment()
  const { state, formData } = useNavigation()
  const { search } = useLocation()
  const waits = outcome?.waits
  const busy = (step: string) => state !== 'idle' && formData?.get('confirm') === step
  const step = useRef<HTMLElement>(null)
  const takesFocus = waits || inPlace
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second wrong code is an answer like the first
  useEffect(() => {
    if (!takesFocus) return
    const next = step.current?.querySelector<HTMLElement>(waits ? '[name=otp]' : 'button')
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'center' })
  }, [takesFocus, waits, outcome])
  useFocusWhenGone(step, whatCame)
  return (
    <section
      ref={step}
      id={confirmPlace}
      className={classes('confirm-step', !inPlace && 'card')}
      aria-labelledby="confirm-step"
    >
      <h2 id="confirm-step">{say('heading')}</h2>
      <p>{say('why')}</p>
      <Form method="post" action={`${search}#${confirmPlace}`} className="form" noValidate preventScrollReset>
        {Object.entries(keeps).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {outcome?.message && !outcome.fields && (
          <Notice tone={outcome.success ? 'success' : 'danger'} live>
            {outcome.message}
          </Notice>
        )}
        {waits && (
          <>
            <CodeField name="otp" label={say('code')} hint={say('code.hint')} error={outcome.fields?.otp} />
            {development && (
              <p>
                <Link to="/dev/outbox" target="_blank" reloadDocument>
                  {say('outbox')}
                </Link>
              </p>
            )}
            <Button type="submit" name="confirm" value="check" wide busy={busy('check')}>
              {say('check')}
            </Button>
          </>
        )}
        <Button
          type="submit"
          name="confirm"
          value="send"
          kind={waits ? 'quiet' : isLesser ? 'secondary' : 'primary'}
          wide
          busy={busy('send')}
        >
          {say(waits ? 'again' : 'send')}
        </Button>
      </Form>
    </section>
  )
}
