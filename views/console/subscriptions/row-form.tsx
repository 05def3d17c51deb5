import { type ReactNode, useId } from 'react'
import { useRevalidator } from 'react-router'
import { useSaving } from '../../dialogs/use-saving.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import type { Subscription } from './state.tsx'

type Of = (name: string, value: string | null) => { name: string; defaultValue: string; error?: string }
type Props = {
  viec: string
  /** Of the two forms one has the primary button. */
  kind: 'primary' | 'secondary'
  row: Subscription
  heading: string
  failed: string
  submit: string
  children: (of: Of) => ReactNode
}

/** A form for the current version of the row; it is reset when a newer version is loaded. The dialog stays open. */
export function RowForm({ viec, kind, row: { id, phien_ban }, heading, failed, submit, children }: Props) {
  const { revalidate } = useRevalidator()
  const { fetcher, outcome, busy } = useSaving(revalidate)
  const headed = useId()
  const mine = outcome?.typed?.viec === viec ? outcome : undefined
  const of: Of = (name, value) => ({
    name,
    defaultValue: (mine?.error !== 'stale' && mine?.typed?.[name]) || (value ?? ''),
    ...(mine?.fields?.[name] && { error: mine.fields[name] }),
  })
  return (
    <section aria-labelledby={headed} className="card">
      <h3 id={headed}>{heading}</h3>
      <fetcher.Form key={`${id}.${phien_ban}`} method="post" className="form" noValidate>
        <input type="hidden" name="viec" value={viec} />
        <input type="hidden" name="phien_ban" value={phien_ban} />
        {mine && !mine.fields && (
          <Notice tone={mine.error === 'stale' ? 'warning' : 'danger'} live>
            {mine.error === 'stale' ? mine.message : `${failed}: ${mine.message}`}
          </Notice>
        )}
        {children(of)}
        <div className="form-actions">
          <Button type="submit" kind={kind} busy={busy}>
            {submit}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  )
}
