import { Form } from 'react-router'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import { Button } from '../../parts/button.tsx'
import { useMinutes } from '../minutes.ts'
import { type Said, sitesIn } from './site-rules.ts'

const kinds = ['allow', 'minutes', 'block'] as const

/** The sites of which the parent has said something, by what was said. */
export function OwnSites({ rules }: { rules: readonly Rule[] }) {
  const say = useBook(sitesWords)
  const sites = sitesIn(rules)
  if (sites.length === 0) return <p className="soft">{say('own.empty')}</p>
  return (
    <Form method="post" className="site-part" preventScrollReset>
      {kinds.map(kind => {
        const alike = sites.filter(({ said }) => kindOf(said) === kind)
        return (
          alike.length > 0 && (
            <section key={kind} aria-labelledby={`sites-${kind}`}>
              <h3 id={`sites-${kind}`}>{say(`list.${kind}`)}</h3>
              {kind === 'allow' && <p className="soft">{say('list.allow_hint')}</p>}
              <ul className="plain site-rows">
                {alike.map(site => (
                  <SiteRow key={site.name} {...site} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </Form>
  )
}

function SiteRow({ name, said }: { name: string; said: Said }) {
  const say = useBook(sitesWords)
  const spanOf = useMinutes()
  return (
    <li>
      <span className="site-name">
        {readableSite(name)}
        {typeof said === 'number' && <span className="soft"> · {say('list.of_minutes', { time: spanOf(said) })}</span>}
      </span>
      <Button type="submit" kind="quiet" name="remove" value={name}>
        {say('remove')}
        <span className="unseen"> {readableSite(name)}</span>
      </Button>
    </li>
  )
}

function kindOf(said: Said): (typeof kinds)[number] {
  return typeof said === 'number' ? 'minutes' : said
}
