import type { ReactNode } from 'react'
import { consoleWords } from '../../../src/i18n/console.ts'
import { useBook } from '../../books.ts'
import { CloseLink } from '../../dialogs/close-link.tsx'
import { useSaving } from '../../dialogs/use-saving.ts'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'

type Props = {
  title: string
  opener: string
  close: () => void
  failed: string
  /** The question, and what is deleted together with the row. */
  children: ReactNode
}

/** Asks for confirmation, then deletes. */
export function DeleteDialog({ title, opener, close, failed, children }: Props) {
  const say = useBook(consoleWords)
  const { fetcher, outcome, busy } = useSaving(close)
  return (
    <Modal title={title} open opener={opener} onClose={close}>
      <fetcher.Form method="post" className="form">
        {outcome && <Notice tone="danger" live>{`${failed}: ${outcome.message}`}</Notice>}
        {children}
        <div className="form-actions">
          <CloseLink close={close}>{say('edit.cancel')}</CloseLink>
          <Button type="submit" kind="danger" busy={busy}>
            {say('edit.delete')}
          </Button>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
