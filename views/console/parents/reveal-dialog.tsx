import { useEffect, useRef } from 'react'
import { data, useFetcher } from 'react-router'
import { consoleWords } from '../../../src/i18n/console.ts'
import { parentWords } from '../../../src/i18n/parents.ts'
import type { Typed } from '../../../src/shared/typed.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { type Args, type Outcome, readIfThere, send } from '../../data.ts'
import { CloseLink } from '../../dialogs/close-link.tsx'
import type { Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { Button } from '../../parts/button.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { useRevealed } from './revealed.tsx'

type Parent = Answer<'GET', '/phu-huynh/:id'>
type Revealing = Outcome & { mat_khau?: string }

/** Asks for the verification password, then shows the password of a parent in its row. */
export const revealDialog: Dialogs = {
  'mat-khau': {
    load: (args, id) => readIfThere(args, '/phu-huynh/:id', { params: { id } }),
    act: reveal,
    Show: RevealDialog,
  },
}

/** Runs in the browser only: on the server, the result of an action is written into the HTML. */
async function reveal(args: Args, id: number, { mat_khau_xac_minh = '' }: Typed): Promise<Revealing> {
  if (typeof document === 'undefined') throw data(null, { status: 405 })
  const sent = { mat_khau_xac_minh }
  const { body } = await send(args, 'POST', '/phu-huynh/:id/mat-khau', sent, { params: { id } })
  const { success, message } = body
  return success && body.data ? { success, message, mat_khau: body.data.mat_khau } : { success: false, message }
}

function RevealDialog({ data: { ma_phu_huynh, ten_phu_huynh }, opener, close }: Shown<Parent>) {
  const say = useBook(parentWords)
  const sayInConsole = useBook(consoleWords)
  const hydrated = useHydrated()
  const fetcher = useFetcher<Revealing>()
  const { reveal } = useRevealed()
  const leave = useRef(close)
  const found = fetcher.data?.mat_khau
  useEffect(() => {
    leave.current = close
  })
  useEffect(() => {
    if (found === undefined) return
    reveal(ma_phu_huynh, found)
    leave.current()
  }, [found, ma_phu_huynh, reveal])
  return (
    <Modal title={say('reveal.title', { parent: ten_phu_huynh })} open opener={opener} onClose={close}>
      <fetcher.Form method="post" className="form">
        {fetcher.data && !fetcher.data.success && (
          <Notice tone="danger" live>
            {fetcher.data.message}
          </Notice>
        )}
        <p>{say(hydrated ? 'reveal.note' : 'reveal.script')}</p>
        <PasswordField label={say('reveal.field')} name="mat_khau_xac_minh" required autoComplete="off" />
        <div className="form-actions">
          <CloseLink close={close}>{sayInConsole('edit.cancel')}</CloseLink>
          <Button type="submit" busy={fetcher.state === 'submitting'} disabled={!hydrated}>
            {say('reveal.show')}
          </Button>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
