import { Form } from 'react-router'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { useBook } from '../../books.ts'
import type { Outcome } from '../../data.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'
import { useMinutes } from '../minutes.ts'
import { TimeConsent } from '../rules/time-consent.tsx'

const steps = [10, 15, 20, 30, 45, 60, 90, 120]

type Props = { outcome: Outcome | undefined; busy: boolean }

/** An address, and what is to be with it. A limit of minutes asks for the consent that it needs, in its place. */
export function AddSite({ outcome, busy }: Props) {
  const say = useBook(sitesWords)
  const spanOf = useMinutes()
  const asks = outcome?.error === 'consent_needed'
  return (
    <Form method="post" className="form" noValidate preventScrollReset>
      <Field
        label={say('add.address')}
        hint={say('add.address_hint')}
        name="dia_chi"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        defaultValue={outcome?.typed?.dia_chi}
        error={outcome?.faults ? say('no_site') : undefined}
      />
      <Select
        label={say('add.what')}
        name="what"
        defaultValue={outcome?.typed?.what ?? 'block'}
        options={[
          { value: 'block', label: say('what.block') },
          { value: 'allow', label: say('what.allow') },
          ...steps.map(minutes => ({ value: minutes, label: say('what.minutes', { time: spanOf(minutes) }) })),
        ]}
      />
      {/* said to screen readers; the part that asks says it to all others */}
      <p className="unseen" role="status">
        {asks && outcome.message}
      </p>
      {asks && <TimeConsent />}
      <div>
        <Button type="submit" kind={asks ? 'primary' : 'secondary'} icon="plus" busy={busy}>
          {say(asks ? 'add.agree' : 'add.submit')}
        </Button>
      </div>
    </Form>
  )
}
