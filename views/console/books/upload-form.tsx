import { useActionData, useFetcher } from 'react-router'
import { bookWords } from '../../../src/i18n/books.ts'
import { settlementColumns } from '../../../src/shared/settlement.ts'
import { useBook } from '../../books.ts'
import type { Outcome } from '../../data.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { Notice } from '../../parts/notice.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { Icon } from '../../pictures/icon.tsx'

/** Takes a file; without JavaScript, which alone can read one here, its lines are pasted. */
export function UploadForm() {
  const say = useBook(bookWords)
  const hydrated = useHydrated()
  const fetcher = useFetcher<Outcome>()
  // Without JavaScript, the outcome is in the action data of the page.
  const posted = useActionData<Outcome>()
  const outcome = fetcher.data ?? posted
  return (
    <fetcher.Form method="post" action="." className="card form" {...(hydrated && { encType: 'multipart/form-data' })}>
      {outcome && !outcome.success && (
        <Notice tone="danger" live>
          {outcome.message}
        </Notice>
      )}
      {hydrated ? (
        <Field
          label={say('settlement.file')}
          hint={say('settlement.file_hint')}
          name="tep"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          required
        />
      ) : (
        <TextArea
          label={say('settlement.paste')}
          hint={say('settlement.paste_hint')}
          name="csv"
          rows={6}
          defaultValue={outcome?.typed?.csv}
          required
        />
      )}
      <details className="settlement-fold">
        <summary>
          {say('settlement.heads')}
          <Icon name="chevron-down" />
        </summary>
        <p className="soft">{say('settlement.heads_hint')}</p>
        <div className="settlement-heads">
          {settlementColumns.map(column => (
            <Field
              key={column}
              label={say(`settlement.${column}`)}
              name={column}
              maxLength={100}
              defaultValue={outcome?.typed?.[column]}
            />
          ))}
        </div>
      </details>
      <div className="form-actions">
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          {say('settlement.compare')}
        </Button>
      </div>
    </fetcher.Form>
  )
}
