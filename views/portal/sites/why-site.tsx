import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { categoryWords } from '../../../src/i18n/categories.ts'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import { rulesFor } from '../../../src/shared/rules/opens.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'
import { siteOf } from '../../../src/shared/rules/site-of.ts'
import { useBook } from '../../books.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { type Asked, useVerdict } from './use-verdict.ts'

/** The groups of a site that was asked about: the service holds their lists. */
export interface KnownSite {
  site: string | null
  groups: string[]
}

interface Props {
  rules: readonly Rule[]
  known: KnownSite | null
  isFree: boolean
  /** Why a rule that was asked for here was not saved. */
  refusal: ReactNode
}

/** Says what the rules make of any address; of its groups, once it was sent. */
export function WhySite({ rules: laidDown, known, isFree, refusal }: Props) {
  const say = useBook(sitesWords)
  const [search] = useSearchParams()
  const [asked, setAsked] = useState(search.get('xem') ?? '')
  const [sent, setSent] = useState(asked)
  const site = siteOf(asked)
  const { rules } = rulesFor({ rules: [...laidDown], grants: [] }, !isFree)
  const ask = (event: FormEvent<HTMLFormElement>) => {
    setSent(asked)
    if (site === null) event.preventDefault()
  }
  return (
    <section className="card site-part" aria-labelledby="why-site">
      <h2 id="why-site">{say('why.heading')}</h2>
      <p className="soft">{say('why.hint')}</p>
      <Form className="form" onSubmit={ask} preventScrollReset replace noValidate>
        <Field
          label={say('add.address')}
          name="xem"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          error={asked !== '' && site === null && sent === asked ? say('no_site') : undefined}
        />
        <div>
          <Button type="submit" kind="secondary">
            {say('why.submit')}
          </Button>
        </div>
      </Form>
      <div role="status">
        {site && <Verdict {...{ site, rules, isFree }} groups={known?.site === site ? known.groups : null} />}
      </div>
      {refusal}
    </section>
  )
}

function Verdict(asked: Asked & { isFree: boolean }) {
  const { site } = asked
  const say = useBook(sitesWords)
  const { allowed, tone, sentence, groups = [] } = useVerdict(asked)
  const sayGroup = useBook(categoryWords)
  return (
    <Notice
      tone={tone ?? (allowed ? 'success' : 'warning')}
      action={
        <div className="row">
          {!asked.isFree &&
            groups.map(group => (
              <Form key={group} method="post" preventScrollReset>
                <input type="hidden" name="tu" value="xem" />
                <input type="hidden" name="was" value="" />
                <Button type="submit" name={group} value="on">
                  {say('why.block_group', { group: sayGroup(`category.${group}`) })}
                </Button>
              </Form>
            ))}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="tu" value="xem" />
            <input type="hidden" name="dia_chi" value={site} />
            <Button type="submit" kind="secondary" name="what" value={allowed ? 'block' : 'allow'}>
              {say(allowed ? 'why.block' : 'why.allow', { site: readableSite(site) })}
            </Button>
          </Form>
        </div>
      }
    >
      {sentence}
    </Notice>
  )
}
