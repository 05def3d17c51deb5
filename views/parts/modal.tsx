import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words.tsx'
import { Beside } from './beside.ts'
import { classes } from './classes.ts'
import { FormAnswer } from './form-answer.ts'
import { IconButton } from './icon-button.tsx'
import { focusFirstInView, focusOn, focusTargetBelow, openerOf } from './modal-focus.ts'
import { ToastPlace } from './toast.tsx'

type Props = {
  title: ReactNode
  open: boolean
  onClose: () => void
  wide?: boolean
  /** The `data-opens` mark of the link to focus after closing, if it did not have the focus before, as after a reload. */
  opener?: string
  actions?: ReactNode
  children: ReactNode
}

/** Renders its content only while it is open, so that a form in it always starts empty. */
export function Modal({ open, ...rest }: Props) {
  return open && <OpenModal {...rest} />
}

function OpenModal({ title, onClose, wide, opener, actions, children }: Omit<Props, 'open'>) {
  const say = useWords()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const said = useContext(FormAnswer)
  const beside = useContext(Beside)
  useModal(ref, onClose, { opener, beside })

  // Rendered open by the server, so that it can be read before JavaScript makes it modal.
  return (
    <dialog
      ref={ref}
      className={classes('dialog', wide && 'dialog-wide', beside && 'dialog-beside')}
      aria-labelledby={id}
      open
    >
      <div className="dialog-frame">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
        </div>
        <div className="dialog-body">
          {said}
          {children}
        </div>
        {actions && <div className="dialog-actions">{actions}</div>}
        {/* Last in the markup: the browser first focuses what the dialog is about. */}
        <IconButton className="dialog-close" icon="x" label={say('parts.close')} onClick={onClose} />
      </div>
      <ToastPlace />
    </dialog>
  )
}

type Opening = { opener: string | undefined; beside: boolean }

function useModal(ref: React.RefObject<HTMLDialogElement | null>, onClose: () => void, { opener, beside }: Opening) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const dialog = ref.current!
    const before = document.activeElement
    const page = document.documentElement
    page.classList.toggle('has-scroll-bar', window.innerWidth > page.clientWidth)
    dialog.removeAttribute('open')
    if (beside && matchMedia('(width >= 64rem)').matches) dialog.show()
    else dialog.showModal()
    focusFirstInView(dialog)

    let pressedOutside = false
    const leave = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    const press = (event: Event) => {
      pressedOutside = event.target === dialog && !beside
    }
    // Only a press that began outside closes it, not one that selects text and ends outside.
    const release = (event: Event) => {
      if (pressedOutside && event.target === dialog) close.current()
    }
    // Beside the page it is not modal, and browsers leave Escape to it. On the window, so that its parts come first;
    // a calendar in it is a dialog of its own.
    const leaveByKey = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Element && event.target.closest('dialog') === dialog
      if (isInside && !dialog.matches(':modal') && event.key === 'Escape' && !event.defaultPrevented) leave(event)
    }
    // Chromium closes the dialog itself on a second Escape, even if `cancel` was prevented.
    const closed = () => {
      if (!dialog.open) close.current()
    }
    dialog.addEventListener('cancel', leave)
    dialog.addEventListener('pointerdown', press)
    dialog.addEventListener('click', release)
    dialog.addEventListener('close', closed)
    window.addEventListener('keydown', leaveByKey)

    return () => {
      dialog.removeEventListener('cancel', leave)
      dialog.removeEventListener('pointerdown', press)
      dialog.removeEventListener('click', release)
      dialog.removeEventListener('close', closed)
      window.removeEventListener('keydown', leaveByKey)
      const focused = document.activeElement
      // Beside the page, somebody may already be elsewhere, such as on the link that opened the next one.
      const isElsewhere = focused !== document.body && !dialog.contains(focused)
      dialog.close()
      if (isElsewhere) return
      focusOn(before !== document.body && before?.isConnected ? before : openerOf(opener))
      // The link that opened it may be gone, because its row was deleted, or be removed in this same update.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusOn(focusTargetBelow())
      })
    }
  }, [ref, opener, beside])
}
