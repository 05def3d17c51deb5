import { startWords } from '../../../src/i18n/start.ts'
import { purposes } from '../../../src/shared/protection-fields.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { Checkbox } from '../../parts/checkbox.tsx'

type Consents = Answer<'GET', '/tre-em/:id/consents'>

/** What may be recorded, each by itself; nothing is ticked that was not agreed to. */
export function ConsentStep({ consents }: { consents: Consents }) {
  const say = useBook(startWords)
  return (
    <>
      <input type="hidden" name="buoc" value="ghi-lai" />
      {purposes.map(purpose => (
        <div key={purpose} className="start-consent">
          <Checkbox
            name={purpose}
            defaultChecked={consents[purpose].on}
            aria-describedby={`ghi-${purpose}`}
            label={<strong>{say(`start.${purpose}`)}</strong>}
          />
          <p className="soft" id={`ghi-${purpose}`}>
            {say(`start.${purpose}_text`)}
          </p>
        </div>
      ))}
    </>
  )
}
