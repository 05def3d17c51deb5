import { useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { hoursWords } from '../../../src/i18n/hours.ts'
import { isRulePaidFor } from '../../../src/shared/rules/opens.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import { useOutcomeToast } from '../../dialogs/form-in-place.tsx'
import { Button } from '../../parts/button.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { Notice } from '../../parts/notice.tsx'
import { hasFreeOnly } from '../machine.ts'
import { PaidOnly, WithheldOn } from '../paid-only.tsx'
import type { ChildToday } from '../read-family.ts'
import type { HoursOutcome } from './hours-action.ts'
import { Days, PresetButtons } from './hours-fields.tsx'
import { LimitsOff } from './limits-off.tsx'
import type { Hours } from './read-hours.ts'
import { StaleHours } from './stale-hours.tsx'
import { TimeConsent } from './time-consent.tsx'
import { isTimeRule } from './time-draft.ts'
import { useHoursDraft } from './use-hours-draft.ts'
import { WeekPicture } from './week-picture.tsx'

/** The times of each weekday, beside a picture of the week that they make. */
export function HoursForm({ child, hours }: { child: ChildToday; hours: Hours }) {
  const say = useBook(hoursWords)
  const saved = hours.policy.rules
  const isFree = hasFreeOnly(child)
  const answered = useActionData<HoursOutcome>()
  const typed = useHoursDraft(hours, isFree, answered?.draft)
  const hydrated = useHydrated()
  useOutcomeToast(answered?.success ? answered : undefined)
  const form = useRef<HTMLFormElement>(null)
  // the day to be corrected may be far above the pressed button
  useEffect(() => {
    if (answered?.error === 'times') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answered])
  const isStale = answered?.error === 'stale'
  // where the pressed button is; a page loaded anew is read from its top
  const refusal = isStale ? <StaleHours rules={saved} takeNewest={typed.takeNewest} /> : <Refusal answered={answered} />
  return (
    <Form ref={form} method="post" className="portal-sides hours-form" noValidate preventScrollReset>
      <input type="hidden" name="phien_ban" value={answered?.phien_ban ?? typed.basedOn} />
      {/* pressed by Enter in a field, which would else press the first button there is */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
      <div className="hours-fields">
        {isFree && <PaidOnly what="hours" />}
        <WithheldOn child={child} rules={saved.filter(isTimeRule)} />
        {!hydrated && refusal}
        <PresetButtons press={typed.press} />
        <Days typed={typed} answered={answered} />
        {hydrated && refusal}
        {typed.asksConsent && <TimeConsent />}
        {typed.isOff && <LimitsOff child={child.ma_tre_em} />}
        <SaveButton>{say(isStale ? 'save.mine' : typed.asksConsent ? 'save.agree' : 'save')}</SaveButton>
      </div>
      <Week rules={hydrated || answered ? typed.rules : saved} isFree={isFree} isSaved={typed.isSaved} />
    </Form>
  )
}

function Refusal({ answered }: { answered: HoursOutcome | undefined }) {
  if (answered?.success !== false || !answered.message) return null
  return (
    <Notice tone={answered.error === 'consent_needed' ? 'warning' : 'danger'} live>
      {answered.message}
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

/** The times that would run, without those that the package does not include. */
function Week({ rules, isFree, isSaved }: { rules: readonly Rule[]; isFree: boolean; isSaved: boolean }) {
  const say = useBook(hoursWords)
  const running = rules.filter(rule => isTimeRule(rule) && !(isFree && isRulePaidFor(rule)))
  return (
    <section className="card hours-week" aria-labelledby="hours-week">
      <h2 id="hours-week">{say('week')}</h2>
      <WeekPicture rules={running} />
      {!isSaved && <p className="soft">{say('week.unsaved')}</p>}
    </section>
  )
}
