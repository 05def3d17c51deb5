import { Form, useNavigation } from 'react-router'
import { pairingWords } from '../../../src/i18n/pairing.ts'
import { useBook } from '../../books.ts'
import { SectionLink } from '../../layout/section-link.tsx'
import { Button, ButtonWords, buttonClass } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { Pairing } from './read-asking.ts'

/** The first form: which machine. */
export function CodeStep({
  pairing: { code, fault, places },
  kept,
}: {
  pairing: Pairing
  kept: Record<string, string>
}) {
  const say = useBook(pairingWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <section className="card">
        <Form method="get" action="/user/them-may" className="form">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="pairing-code">
            <Field
              label={say('pairing.code')}
              name="ma"
              defaultValue={code}
              hint={say('pairing.code_hint')}
              {...(fault && { error: say(`pairing.${fault}`) })}
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
          <div>
            <Button type="submit" kind={places.length === 0 ? 'secondary' : 'primary'} busy={busy}>
              {say('pairing.code_submit')}
            </Button>
          </div>
        </Form>
      </section>
      <Panel title={say('pairing.install')} open>
        <div className="stack">
          <p>{say('pairing.install_text')}</p>
          <p>
            <SectionLink section="extension" className={buttonClass({ kind: 'secondary' })}>
              <ButtonWords>{say('pairing.install_do')}</ButtonWords>
            </SectionLink>
          </p>
        </div>
      </Panel>
    </>
  )
}
