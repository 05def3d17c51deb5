import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { categoryWords } from '../../../src/i18n/categories.ts'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { isCategory } from '../../../src/shared/categories.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { isOn, type Switch, sitesIn, switches } from './site-rules.ts'

/** Groups to block, and how the child searches. */
export function SwitchesForm({ rules, busy, refusal }: { rules: readonly Rule[]; busy: boolean; refusal: ReactNode }) {
  const say = useBook(sitesWords)
  const isBare = isOn(rules, 'only_listed') && sitesIn(rules).every(({ said }) => said === 'block')
  return (
    <Form method="post" className="card site-part" preventScrollReset>
      <input type="hidden" name="was" value={switches.filter(name => isOn(rules, name)).join(',')} />
      <fieldset>
        <legend className="site-legend">{say('groups')}</legend>
        <div className="site-switches">
          {switches.filter(isCategory).map(name => (
            <SwitchField key={name} name={name} rules={rules} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="site-legend">{say('more')}</legend>
        <div className="site-switches">
          <SwitchField name="safe_search" rules={rules} />
          <SwitchField name="only_listed" rules={rules} />
        </div>
      </fieldset>
      {isBare && <Notice tone="warning">{say('only_listed_empty')}</Notice>}
      {refusal}
      <div>
        <Button type="submit" busy={busy}>
          {say('save')}
        </Button>
      </div>
    </Form>
  )
}

function SwitchField({ name, rules }: { name: Switch; rules: readonly Rule[] }) {
  const say = useBook(sitesWords)
  const sayGroup = useBook(categoryWords)
  return (
    <label className="choice">
      <input type="checkbox" name={name} defaultChecked={isOn(rules, name)} />
      <span>{isCategory(name) ? sayGroup(`category.${name}`) : say(name)}</span>
      <span className="field-hint">{say(`hint.${name}`)}</span>
    </label>
  )
}
