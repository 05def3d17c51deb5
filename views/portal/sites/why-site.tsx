import { type FormEvent, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { categoryWords } from '../../../src/i18n/categories.ts'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { type Category, isCategory } from '../../../src/shared/categories.ts'
import { decide } from '../../../src/shared/rules/decide.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'
import { siteOf } from '../../../src/shared/rules/site-of.ts'
import { useBook } from '../../books.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice, type Tone } from '../../parts/notice.tsx'
import { useMinutes } from '../minutes.ts'
import { isTimeRule } from '../rules/time-draft.ts'

/** The groups of a site that was asked about: the service holds their lists. */
export interface KnownSite {
  site: string | null
  groups: string[]
}

interface Props {
  rules: readonly Rule[]
  known: KnownSite | null
}

/** Says what the rules make of any address; of its groups, once it was sent. */
export function WhySite({ rules, known }: Props) {
  const say = useBook(sitesWords)
  const [search] = useSearchParams()
  const [asked, setAsked] = useState(search.get('xem') ?? '')
  const [sent, setSent] = useState(asked)
  const site = siteOf(asked)
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
        <Button type="submit" kind="secondary">
          {say('why.submit')}
        </Button>
      </Form>
      <div role="status">
        {site && <Verdict site={site} rules={rules} groups={known?.site === site ? known.groups : null} />}
      </div>
    </section>
  )
}

interface Asked {
  site: string
  rules: readonly Rule[]
  /** Null where the service was not asked. */
  groups: string[] | null
}

function Verdict(asked: Asked) {
  const { site } = asked
  const say = useBook(sitesWords)
  const { allowed, tone, sentence } = useVerdict(asked)
  return (
    <Notice
      tone={tone ?? (allowed ? 'success' : 'warning')}
      action={
        <Form method="post" preventScrollReset>
          <input type="hidden" name="dia_chi" value={site} />
          <Button type="submit" kind="secondary" name="what" value={allowed ? 'block' : 'allow'}>
            {say(allowed ? 'why.block' : 'why.allow', { site })}
          </Button>
        </Form>
      }
    >
      {sentence}
    </Notice>
  )
}

/** Within the times of use: what is asked is about the site, not about the hour. */
function useVerdict({ site, rules, groups }: Asked): { allowed: boolean; tone?: Tone; sentence: string } {
  const say = useBook(sitesWords)
  const sayGroup = useBook(categoryWords)
  const nameOf = (names: readonly Category[]) => names.map(name => sayGroup(`category.${name}`)).join(', ')
  const spanOf = useMinutes()
  const policy = { rules: rules.filter(rule => !isTimeRule(rule)), grants: [], grace_ends: null }
  const { allowed, why, left } = decide(policy, { minutes: 0 }, 0, {
    kind: 'site',
    name: site,
    categories: groups ?? [],
  })
  const blocked = rules.flatMap(rule =>
    rule.kind === 'category' && rule.block && isCategory(rule.name) ? rule.name : [],
  )
  switch (why) {
    case 'blocked':
    case 'not_listed':
    case 'always_allowed':
      return { allowed, sentence: say(`why.${why}`, { site }) }
    case 'category':
      return {
        allowed,
        sentence: say('why.category', { group: nameOf(blocked.filter(name => groups!.includes(name))) }),
      }
    case 'target_limit':
      return {
        allowed,
        sentence: left ? say('why.target_limit', { site, time: spanOf(left) }) : say('why.target_limit_zero', { site }),
      }
    default:
      if (blocked.length === 0 || groups) return { allowed, sentence: say('why.no_limit', { site }) }
      // nobody has looked in their lists yet: a green tick would promise too much
      return {
        allowed,
        tone: 'info',
        sentence: say('why.unknown', { site, groups: nameOf(blocked) }),
      }
  }
}
