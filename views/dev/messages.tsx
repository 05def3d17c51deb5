import { useState } from 'react'
import { familyWords } from '../../src/i18n/family.ts'
import { useBook } from '../books.ts'
import { Button } from '../parts/button.tsx'
import { Modal } from '../parts/modal.tsx'
import { Notice } from '../parts/notice.tsx'
import { useToast } from '../parts/toast.tsx'
import { ChoiceParts, FieldParts } from './forms.tsx'
import { PlacedDialogs } from './placed-dialogs.tsx'

const tones = ['success', 'danger', 'info', 'warning'] as const

/** Each as a notice, and by its button as a toast. */
export function MessageParts() {
  const say = useBook(familyWords)
  const tell = useToast()
  return (
    <>
      {tones.map(tone => (
        <Notice key={tone} tone={tone} title={say('child.empty')} action={<Button kind="secondary">{tone}</Button>}>
          {say('child.empty_hint')}
        </Notice>
      ))}
      <div className="row">
        {tones.map(tone => (
          <Button key={tone} kind="secondary" onClick={() => tell(`${tone}: ${say('child.empty')}`, tone)}>
            {tone}
          </Button>
        ))}
      </div>
    </>
  )
}

/** A form, a question, and a wide dialog that scrolls. */
export function DialogParts() {
  const say = useBook(familyWords)
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  const dialogs = [
    { title: say('child.add'), content: <ChoiceParts /> },
    { title: say('child.delete'), content: <p>{say('child.delete_ask')}</p> },
    { title: say('device.heading'), content: <FieldParts />, wide: true },
  ]
  return (
    <div className="row">
      {dialogs.map(({ title }) => (
        <Button key={title} kind="secondary" onClick={() => setOpen(title)}>
          {title}
        </Button>
      ))}
      {dialogs.map(({ title, content, ...look }) => (
        <Modal
          key={title}
          title={title}
          {...look}
          open={open === title}
          onClose={close}
          actions={<Button onClick={close}>{title}</Button>}
        >
          {content}
        </Modal>
      ))}
      <PlacedDialogs />
    </div>
  )
}
