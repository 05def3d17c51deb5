import { useEffect, useRef } from 'react'
import { type FetcherWithComponents, Link, useActionData, useFetcher } from 'react-router'
import { partnerFormWords } from '../../src/i18n/partner-page.ts'
import { brand } from '../../src/shared/brand.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { trap } from './send-request.ts'

/** Thanks replace it, heading and all. Without JavaScript, the page loads again and scrolls to them. */
export function PartnerForm() {
  const say = useBook(partnerFormWords)
  const fetcher = useFetcher<Outcome>()
  const posted = useActionData<Outcome>()
  const outcome = fetcher.data ?? posted
  return (
    <section className="partner" id="doi-tac" tabIndex={-1} aria-labelledby="partner-title">
      <div className="wrap partner-row">
        {outcome?.success ? (
          <Thanks message={outcome.message} focus={fetcher.data !== undefined} />
        ) : (
          <>
            <div>
              <h2 id="partner-title">{say('title')}</h2>
              <p className="partner-lead">{say('lead', { name: onOneLine(brand.name) })}</p>
            </div>
            <Fields fetcher={fetcher} outcome={outcome} />
          </>
        )}
      </div>
    </section>
  )
}

type FieldsProps = { fetcher: FetcherWithComponents<Outcome>; outcome: Outcome | undefined }

function Fields({ fetcher, outcome }: FieldsProps) {
  const say = useBook(partnerFormWords)
  const error = (name: string) => {
    const fault = outcome?.faults?.[name]
    return outcome?.fields?.[name] ?? (fault && say(name === trap ? 'trapped' : fault))
  }
  const trapped = error(trap)
  const typed = outcome?.typed
  return (
    <fetcher.Form method="post" action="/about#doi-tac" className="card form" noValidate>
      {outcome?.message && !outcome.fields && (
        <Notice tone="danger" live>
          {outcome.message}
        </Notice>
      )}
      <Field
        label={say('name')}
        name="ten"
        autoComplete="organization"
        required
        maxLength={100}
        defaultValue={typed?.ten}
        error={error('ten')}
      />
      <div className="partner-numbers">
        <Field
          label={say('devices')}
          name="so_thiet_bi"
          inputMode="numeric"
          required
          defaultValue={typed?.so_thiet_bi}
          error={error('so_thiet_bi')}
        />
        <Field
          label={say('years')}
          name="so_nam"
          inputMode="numeric"
          required
          defaultValue={typed?.so_nam ?? '1'}
          error={error('so_nam')}
        />
      </div>
      <Field
        label={say('contact')}
        hint={say('contactHint')}
        name="lien_he"
        required
        maxLength={100}
        defaultValue={typed?.lien_he}
        error={error('lien_he')}
      />
      <div className={trapped ? undefined : 'partner-trap'}>
        <Field
          label={say('trap')}
          name={trap}
          autoComplete="off"
          tabIndex={trapped ? 0 : -1}
          defaultValue={typed?.[trap]}
          error={trapped}
        />
      </div>
      <Button type="submit" large wide busy={fetcher.state !== 'idle'}>
        {say('submit')}
      </Button>
      <p className="form-links">
        <Link to="/privacy">{say('privacy')}</Link>
      </p>
    </fetcher.Form>
  )
}

/** Gets the focus that the submit button of the form had. */
function Thanks({ message, focus }: { message: string; focus: boolean }) {
  const say = useBook(partnerFormWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  return (
    <div ref={box} tabIndex={-1} className="partner-thanks">
      <h2 id="partner-title">{say('thanks')}</h2>
      <p className="partner-lead" role="status">
        {message}
      </p>
    </div>
  )
}
