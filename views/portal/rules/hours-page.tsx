import { type ReactNode, useState } from 'react'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { hoursWords } from '../../../src/i18n/hours.ts'
import { presets } from '../../../src/shared/rule-presets.ts'
import { isRulePaidFor } from '../../../src/shared/rules/opens.ts'
import { type Rule, weekdays } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import type { Args } from '../../data.ts'
import { useOutcomeToast } from '../../dialogs/form-in-place.tsx'
import { orFailed } from '../../or-failed.ts'
import { Button } from '../../parts/button.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { childPath } from '../child-paths.ts'
import { hasFreeOnly } from '../machine.ts'
import { PaidOnly } from '../paid-only.tsx'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { readChild } from '../read-family.ts'
import { savedMessage } from '../saved-message.ts'
import { Act } from './act.tsx'
import { DayFields } from './day-fields.tsx'
import { type HoursOutcome, saveHours } from './hours-action.ts'
import { type Hours, readHours } from './read-hours.ts'
import { TimeConsent } from './time-consent.tsx'
import { changed, draftOf, halfTyped, isTimeRule, rulesOf, withDay } from './time-draft.ts'
import { WeekPicture } from './week-picture.tsx'

export async function loader(args: Args) {
  const child = await readChild(args)
  return { child, hours: (await orFailed(readHours(args)))?.read ?? null, message: savedMessage(args) }
}

export const action = saveHours

/** When the machines of a child rest, and how long they are used. */
export function Component() {
  const say = useBook(hoursWords)
  const { child, hours, message } = useLoaderData<typeof loader>()
  return (
    <PortalFrame heading={say('heading', { name: child.ten })} lead={say('lead')} child={child}>
      {message && <Notice tone="success">{message}</Notice>}
      {hours ? (
        <HoursForm key={child.ma_tre_em} child={child.ma_tre_em} hours={hours} isFree={hasFreeOnly(child)} />
      ) : (
        <PortalFailure />
      )}
    </PortalFrame>
  )
}

function HoursForm({ child, hours, isFree }: { child: number; hours: Hours; isFree: boolean }) {
  const say = useBook(hoursWords)
  const { policy, mayCount } = hours
  const answered = useActionData<HoursOutcome>()
  const [draft, setDraft] = useState(() => answered?.draft ?? draftOf(policy.rules))
  const [first, setFirst] = useState(policy.phien_ban)
  const hydrated = useHydrated()
  const outcome = answered && (answered.message || answered.error) ? answered : undefined
  useOutcomeToast(outcome?.success ? outcome : undefined)
  const rules = rulesOf(draft)
  const runs = (each: readonly Rule[]) => each.filter(rule => isTimeRule(rule) && !(isFree && isRulePaidFor(rule)))
  const isStale = outcome?.error === 'stale'
  const saved = draftOf(policy.rules)
  // what was laid down before the consent was withdrawn may stay without it, and does not run
  const asks = !mayCount && draft.some(({ minutes }, at) => minutes !== '' && minutes !== saved[at]!.minutes)
  const isOff = !mayCount && !asks && draft.some(({ minutes }) => minutes !== '')
  const isSaved = JSON.stringify(draft) === JSON.stringify(saved)
  const press = (what: string) => setDraft(changed(draft, what, isFree))
  const takeNewest = () => {
    setDraft(saved)
    setFirst(policy.phien_ban)
  }
  // where the pressed button is; a page loaded anew is read from its top
  const refusal = isStale ? (
    <Stale rules={policy.rules} takeNewest={takeNewest} />
  ) : (
    outcome?.success === false &&
    outcome.message && (
      <Notice tone={outcome.error === 'consent_needed' ? 'warning' : 'danger'} live>
        {outcome.message}
      </Notice>
    )
  )
  return (
    <Form method="post" className="portal-sides hours-form" noValidate preventScrollReset>
      <input type="hidden" name="phien_ban" value={answered?.phien_ban ?? first} />
      {/* pressed by Enter in a field, which would else press the first button there is */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
      <div className="hours-fields">
        {isFree && <PaidOnly what="hours" />}
        {!hydrated && refusal}
        <Part heading={say('presets')} hint={say('presets.hint')}>
          <div className="row">
            {presets.map(preset => (
              <Act key={preset} what={`preset-${preset}`} press={press}>
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
                change={day => setDraft(withDay(draft, weekday, day))}
                press={press}
              />
            ))}
          </div>
        </Part>
        {hydrated && refusal}
        {asks && <TimeConsent />}
        {isOff && (
          <Notice tone="warning">
            {say('limits.off')} <Link to={childPath(child, 'rieng-tu')}>{say('limits.again')}</Link>
          </Notice>
        )}
        <SaveButton>{say(isStale ? 'save.mine' : asks ? 'save.agree' : 'save')}</SaveButton>
      </div>
      <section className="card hours-week" aria-labelledby="hours-week">
        <h2 id="hours-week">{say('week')}</h2>
        <WeekPicture rules={runs(hydrated || answered ? rules : policy.rules)} />
        {!isSaved && <p className="soft">{say('week.unsaved')}</p>}
      </section>
    </Form>
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

function Stale({ rules, takeNewest }: { rules: Hours['policy']['rules']; takeNewest: () => void }) {
  const say = useBook(hoursWords)
  return (
    <Notice
      tone="warning"
      title={say('stale.title')}
      live
      action={
        <Link to="." onClick={takeNewest}>
          {say('stale.newest')}
        </Link>
      }
    >
      <p>{say('stale.text')}</p>
      {/* closed, because with it the notice is taller than a phone */}
      <Panel title={say('stale.see')}>
        <WeekPicture rules={rules} />
      </Panel>
    </Notice>
  )
}
