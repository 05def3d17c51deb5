import type { ReactNode } from 'react'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { hoursWords } from '../../../src/i18n/hours.ts'
import { presets } from '../../../src/shared/rule-presets.ts'
import { isRulePaidFor } from '../../../src/shared/rules/opens.ts'
import { type Rule, weekdays } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import { useOutcomeToast } from '../../dialogs/form-in-place.tsx'
import { Button } from '../../parts/button.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { Notice } from '../../parts/notice.tsx'
import { childPath } from '../child-paths.ts'
import { PaidOnly } from '../paid-only.tsx'
import { Act } from './act.tsx'
import { DayFields } from './day-fields.tsx'
import type { HoursOutcome } from './hours-action.ts'
import type { Hours } from './read-hours.ts'
import { StaleHours } from './stale-hours.tsx'
import { TimeConsent } from './time-consent.tsx'
import { halfTyped, isTimeRule } from './time-draft.ts'
import { useHoursDraft } from './use-hours-draft.ts'
import { WeekPicture } from './week-picture.tsx'

/** The times of each weekday, beside a picture of the week that they make. */
export function HoursForm({ child, hours, isFree }: { child: number; hours: Hours; isFree: boolean }) {
  const say = useBook(hoursWords)
  const saved = hours.policy.rules
  const answered = useActionData<HoursOutcome>()
  const typed = useHoursDraft(hours, isFree, answered?.draft)
  const { draft, asksConsent } = typed
  const hydrated = useHydrated()
  const outcome = answered && (answered.message || answered.error) ? answered : undefined
  useOutcomeToast(outcome?.success ? outcome : undefined)
  const runs = (each: readonly Rule[]) => each.filter(rule => isTimeRule(rule) && !(isFree && isRulePaidFor(rule)))
  const isStale = outcome?.error === 'stale'
  // where the pressed button is; a page loaded anew is read from its top
  const refusal = isStale ? <StaleHours rules={saved} takeNewest={typed.takeNewest} /> : <Refusal outcome={outcome} />
  return (
    <Form method="post" className="portal-sides hours-form" noValidate preventScrollReset>
      <input type="hidden" name="phien_ban" value={answered?.phien_ban ?? typed.basedOn} />
      {/* pressed by Enter in a field, which would else press the first button there is */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
      <div className="hours-fields">
        {isFree && <PaidOnly what="hours" />}
        {!hydrated && refusal}
        <Part heading={say('presets')} hint={say('presets.hint')}>
          <div className="row">
            {presets.map(preset => (
              <Act key={preset} what={`preset-${preset}`} press={typed.press}>
                {say(`preset.${preset}`)}
              </Act>
            ))}
          </div>
        </Part>
        <Part heading={say('days')}>
          <div className="hours-days">
            {weekdays.map(weekday => (
              <DayFields
                key={weekday}
                weekday={weekday}
                day={draft[weekday - 1]!}
                open={answered?.open.includes(weekday) ?? false}
                isHalf={outcome?.error === 'half' && halfTyped(draft).includes(weekday)}
                change={day => typed.change(weekday, day)}
                press={typed.press}
              />
            ))}
          </div>
        </Part>
        {hydrated && refusal}
        {asksConsent && <TimeConsent />}
        {typed.isOff && (
          <Notice tone="warning">
            {say('limits.off')} <Link to={childPath(child, 'rieng-tu')}>{say('limits.again')}</Link>
          </Notice>
        )}
        <SaveButton>{say(isStale ? 'save.mine' : asksConsent ? 'save.agree' : 'save')}</SaveButton>
      </div>
      <section className="card hours-week" aria-labelledby="hours-week">
        <h2 id="hours-week">{say('week')}</h2>
        <WeekPicture rules={runs(hydrated || answered ? typed.rules : saved)} />
        {!typed.isSaved && <p className="soft">{say('week.unsaved')}</p>}
      </section>
    </Form>
  )
}

function Refusal({ outcome }: { outcome: HoursOutcome | undefined }) {
  if (outcome?.success !== false || !outcome.message) return null
  return (
    <Notice tone={outcome.error === 'consent_needed' ? 'warning' : 'danger'} live>
      {outcome.message}
    </Notice>
  )
}

function SaveButton({ children }: { children: string }) {
  const { state, formMethod } = useNavigation()
  return (
    <div className="hours-save">
      <Button type="submit" large wide busy={state !== 'idle' && formMethod === 'POST'}>
        {children}
      </Button>
    </div>
  )
}

function Part({ heading, hint, children }: { heading: string; hint?: string; children: ReactNode }) {
  return (
    <section className="hours-part">
      <h2>{heading}</h2>
      {hint && <p className="soft">{hint}</p>}
      {children}
    </section>
  )
}
