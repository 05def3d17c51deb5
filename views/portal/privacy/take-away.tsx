import { Form, useHref } from 'react-router'
import { childPrivacyWords } from '../../../src/i18n/child-privacy.ts'
import { useBook } from '../../books.ts'
import { useUser } from '../../layout/use-user.ts'
import { Button, ButtonWords, buttonClass } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { confirmPlace } from '../confirm/confirm-step.tsx'
import type { ConfirmOutcome } from '../confirm/take-step.ts'

/** Everything as a file. */
export function Export() {
  const say = useBook(childPrivacyWords)
  const address = useHref('/api/protection/export')
  const account = useHref(`/api/phu-huynh/${useUser()!.ma_phu_huynh}/du-lieu`)
  return (
    <section id={confirmPlace} tabIndex={-1} className="card privacy-part" aria-labelledby="export">
      <h2 id="export">{say('export')}</h2>
      <p>{say('export.text')}</p>
      <div className="row">
        {(['json', 'csv'] as const).map(format => (
          <a key={format} href={`${address}?format=${format}`} download className={buttonClass({ kind: 'secondary' })}>
            <ButtonWords icon="download">{say(`export.${format}`)}</ButtonWords>
          </a>
        ))}
      </div>
      <p>{say('export.account')}</p>
      <div className="row">
        <a href={`${account}?format=csv`} download className={buttonClass({ kind: 'secondary' })}>
          <ButtonWords icon="download">{say('export.account_csv')}</ButtonWords>
        </a>
      </div>
    </section>
  )
}

/** Deletes everything, once the name of the child was typed. */
export function DeleteAll({
  name,
  outcome,
  busy,
}: {
  name: string
  outcome: ConfirmOutcome | undefined
  busy: boolean
}) {
  const say = useBook(childPrivacyWords)
  return (
    <section className="card privacy-part" aria-labelledby="delete">
      <h2 id="delete">{say('delete')}</h2>
      <p>{say('delete.text')}</p>
      <Form method="post" className="form" noValidate preventScrollReset>
        <input type="hidden" name="do" value="delete" />
        <Field
          label={say('delete.type')}
          name="ten"
          autoComplete="off"
          defaultValue={outcome?.typed?.ten}
          error={outcome?.faults ? say('delete.wrong', { name }) : undefined}
        />
        <div>
          <Button type="submit" kind="danger" busy={busy}>
            {say('delete.submit', { name })}
          </Button>
        </div>
      </Form>
    </section>
  )
}
