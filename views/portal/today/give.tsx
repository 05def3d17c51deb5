import { todayWords } from '../../../src/i18n/today.ts'
import { clockInVietnam } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import { Select } from '../../parts/select.tsx'
import { hasFreeOnly } from '../machine.ts'
import { PaidOnly } from '../paid-only.tsx'
import type { ChildToday } from '../read-family.ts'
import { GiveForm } from './give-form.tsx'
import type { Giving } from './use-giving.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const gifts = [15, 30, 60]
const halfHour = 30 * 60_000

type Props = { child: ChildToday; now: string; giving: Giving; fresh: string }

/** What a parent can do for a child in one tap. While a lock holds, nothing else would help. */
export function Give({ child, now, giving, fresh }: Props) {
  const say = useBook(todayWords)
  const { ma_tre_em, ten: name, grants, requests } = child
  const cho = (kind: string, at: number) =>
    ({ viec: 'cho', con: ma_tre_em, kind, id: `${fresh.slice(0, -1)}${at}` }) as const
  const locks = grants.filter(({ kind }) => kind === 'lock').map(({ id }) => id)
  const place = useKeptFocus<HTMLDivElement>(locks.length > 0)
  if (locks.length > 0)
    return (
      <div className="give" ref={place}>
        <GiveForm
          giving={giving}
          fields={{ viec: 'hoan-tac', con: ma_tre_em, id: locks.join() }}
          icon="unlock"
          wide
          label={say('give.unlock')}
        />
      </div>
    )
  const mayGive = !hasFreeOnly(child)
  return (
    <div className="give" ref={place}>
      {!mayGive && <PaidOnly what="give" />}
      {mayGive && hasBudget(child) && (
        <fieldset className="give-minutes">
          <legend className="field-label">{say('give.minutes')}</legend>
          {gifts.map((minutes, at) => (
            <GiveForm
              key={minutes}
              giving={giving}
              fields={{ ...cho('minutes', at), minutes }}
              kind={at === 0 && requests.length === 0 ? 'primary' : 'secondary'}
              wide
              label={
                <span>
                  {say('give.add', { minutes })}
                  <span className="unseen">{say('give.add_unseen', { name })}</span>
                </span>
              }
            />
          ))}
        </fieldset>
      )}
      {mayGive && (
        <GiveForm giving={giving} fields={cho('until', gifts.length)} kind="secondary" label={say('give.until_submit')}>
          <Select
            label={say('give.until')}
            name="until"
            defaultValue={choicesFrom(now)[1]}
            options={choicesFrom(now).map(value => ({ value, label: clockInVietnam(new Date(value)) }))}
          />
        </GiveForm>
      )}
      <GiveForm
        giving={giving}
        fields={cho('lock', gifts.length + 1)}
        kind="secondary"
        icon="lock"
        wide
        label={say('give.lock')}
      />
    </div>
  )
}

/** Minutes help only where minutes are what ends. */
function hasBudget({ why, left }: ChildToday): boolean {
  return why === 'budget' || (why !== 'outside_window' && left !== null)
}

/** The half hours of the next six hours, as moments. */
function choicesFrom(now: string): string[] {
  const first = Math.ceil((Date.parse(now) + halfHour / 2) / halfHour) * halfHour
  return Array.from({ length: 12 }, (_, at) => new Date(first + at * halfHour).toISOString())
}
