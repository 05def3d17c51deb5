import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../data.ts'
import { Button } from '../parts/button.tsx'
import { Modal } from '../parts/modal.tsx'
import { Notice } from '../parts/notice.tsx'
import { useFocusOnFault } from '../parts/use-focus-on-fault.ts'
import { CloseLink } from './close-link.tsx'
import { useMended } from './use-mended.ts'
import { useSaving } from './use-saving.ts'

/** The props that a field gets from the form: its name, initial value and error, and for a picked row what was found. */
export type FieldOf = (name: string) => {
  name: string
  defaultValue: string
  error?: string
  found?: NonNullable<Outcome['found']>[string]
}

export interface FormDialogProps {
  title: string
  opener: string
  close: () => void
  /**
   * The row as it is now; none where a row is added, or something is decided about one. A version of null says that there
   * is no row yet, and is sent.
   */
  row?: Record<string, unknown> & { phien_ban?: number | null }
  /** The text before the reason of a refusal: 'Lỗi khi tạo trẻ em'. */
  failed: string
  submit: string
  /** The last two are for rows that have a version. */
  words: { cancel: string; newest?: string; mine?: string }
  /** What to say of a field that was found empty before anything was sent. */
  missing?: (name: string) => string
  children: (field: FieldOf) => ReactNode
}

/** A form that creates or changes one row. If the row was changed meanwhile, it asks which version to keep. */
export function FormDialog(props: FormDialogProps) {
  const { title, opener, close, row = {}, failed, submit, words, missing, children } = props
  const { fetcher, outcome, busy, forget } = useSaving(close)
  const [version, setVersion] = useState(row.phien_ban)
  const [round, setRound] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnFault(form, outcome)
  useScrollToNotice(form, outcome)
  const { mended, onChange } = useMended(outcome)
  const stale = outcome?.error === 'stale'
  const sent = stale ? row.phien_ban : version
  // the newest row is fetched after the refusal: until it is here, neither button knows its version
  const waits = busy || (stale && fetcher.state !== 'idle')
  const newest = () => {
    setVersion(row.phien_ban)
    setRound(round + 1)
    forget()
  }
  const field: FieldOf = name => {
    const said = outcome?.fields?.[name] ?? (outcome?.faults?.[name] && missing?.(name))
    const error = mended.includes(name) ? undefined : said
    const found = outcome?.found?.[name]
    const defaultValue = outcome?.typed?.[name] ?? String(row[name] ?? '')
    return { name, defaultValue, ...(error && { error }), ...(found && { found }) }
  }
  return (
    <Modal title={title} open opener={opener} onClose={close}>
      <fetcher.Form key={round} ref={form} method="post" className="form" noValidate onChange={onChange}>
        {sent !== undefined && <input type="hidden" name="phien_ban" value={sent ?? ''} />}
        {outcome && !isShownAtField(outcome) && (
          <Notice
            tone={stale ? 'warning' : 'danger'}
            live
            action={
              stale && (
                <Button kind="quiet" busy={waits} onClick={newest}>
                  {words.newest}
                </Button>
              )
            }
          >
            {stale || outcome.message.startsWith(failed) ? outcome.message : `${failed}: ${outcome.message}`}
          </Notice>
        )}
        {children(field)}
        <div className="form-actions">
          <CloseLink close={close}>{words.cancel}</CloseLink>
          <Button type="submit" busy={waits}>
            {stale ? words.mine : submit}
          </Button>
        </div>
      </fetcher.Form>
    </Modal>
  )
}

function useScrollToNotice(form: React.RefObject<HTMLFormElement | null>, outcome: Outcome | undefined) {
  useEffect(() => {
    // a long form is scrolled to its button, and what is said of all of it stands at its head
    if (outcome && !isShownAtField(outcome))
      form.current?.querySelector('.notice')?.scrollIntoView({ block: 'nearest' })
  }, [form, outcome])
}

/** Whether every fault belongs to a field of this form. */
function isShownAtField({ fields, faults, typed = {} }: Outcome): boolean {
  const wrong = fields ?? faults
  return wrong !== undefined && Object.keys(wrong).every(name => name in typed)
}
