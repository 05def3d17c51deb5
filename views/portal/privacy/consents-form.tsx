import { Form } from 'react-router'
import { childPrivacyWords } from '../../../src/i18n/child-privacy.ts'
import { dateInVietnam, formatDate } from '../../../src/shared/dates.ts'
import { purposes } from '../../../src/shared/protection-fields.ts'
import { countsTime } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import type { PrivacyRead } from './read-privacy.ts'

type Props = { read: PrivacyRead; busy: boolean; isLesser: boolean }

/** What the parent allows to be recorded, by purpose. */
export function ConsentsForm({ read: { consents, policy }, busy, isLesser }: Props) {
  const say = useBook(childPrivacyWords)
  const isLimited = policy.rules.some(countsTime)
  const day = (moment: string) => formatDate(dateInVietnam(new Date(moment)))
  return (
    <section className="card privacy-part" aria-labelledby="consents">
      <h2 id="consents">{say('consents')}</h2>
      <p className="soft">{say('consents.text')}</p>
      <Form method="post" className="form" preventScrollReset>
        <input type="hidden" name="do" value="consents" />
        <input type="hidden" name="was" value={purposes.filter(purpose => consents[purpose].on).join(',')} />
        <div>
          {purposes.map(purpose => {
            const { on, at, child_at, child_needed } = consents[purpose]
            return (
              <label key={purpose} className="choice">
                <input type="checkbox" name={purpose} defaultChecked={on} />
                <span>{say(`consent.${purpose}`)}</span>
                <span className="field-hint">
                  {say(`consent.${purpose}_hint`)}
                  {on && at && ` ${say('consent.since', { date: day(at) })}`}
                  {on &&
                    child_needed &&
                    ` ${child_at ? say('consent.child_since', { date: day(child_at) }) : say('consent.child_waits')}`}
                </span>
              </label>
            )
          })}
        </div>
        {consents.time.on && isLimited && <Notice tone="info">{say('limits')}</Notice>}
        <div>
          <Button type="submit" kind={isLesser ? 'secondary' : 'primary'} busy={busy}>
            {say('consent.save')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
