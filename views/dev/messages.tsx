import { useState } from 'react'
import { sampleWords } from '../../src/i18n/dev-parts.ts'
import { useBook } from '../books.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Modal } from '../parts/modal.tsx'
import { Notice } from '../parts/notice.tsx'
import { Select } from '../parts/select.tsx'
import { useToast } from '../parts/toast.tsx'
import { PackageTable } from './lists.tsx'
import { PlacedDialogs } from './placed-dialogs.tsx'

export function MessageParts() {
  const say = useBook(sampleWords)
  const tell = useToast()
  return (
    <>
      <Notice tone="success" onClose={() => {}}>
        {say('saved')}
      </Notice>
      <Notice title={say('infoTitle')}>{say('info')}</Notice>
      <Notice tone="warning" title={say('warningTitle')}>
        {say('warning')}
      </Notice>
      <Notice tone="danger" title={say('dangerTitle')} action={<Button kind="secondary">{say('tryAgain')}</Button>}>
        {say('danger')}
      </Notice>
      <div className="row">
        <Button kind="secondary" onClick={() => tell(say('saved'))}>
          {say('sayGood')}
        </Button>
        <Button kind="secondary" onClick={() => tell(say('danger'), 'danger')}>
          {say('sayBad')}
        </Button>
        <Button kind="secondary" onClick={() => tell(say('info'), 'info')}>
          {say('sayInfo')}
        </Button>
      </div>
    </>
  )
}

export function DialogParts() {
  const say = useBook(sampleWords)
  const [open, setOpen] = useState<'form' | 'confirm' | 'wide'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="row">
        <Button kind="secondary" onClick={() => setOpen('form')}>
          {say('openForm')}
        </Button>
        <Button kind="secondary" onClick={() => setOpen('confirm')}>
          {say('openConfirm')}
        </Button>
        <Button kind="secondary" onClick={() => setOpen('wide')}>
          {say('openWide')}
        </Button>
        <PlacedDialogs />
      </div>
      <Modal title={say('formTitle')} open={open === 'form'} onClose={close} actions={<Choice onDone={close} />}>
        <div className="stack">
          <Field label={say('name')} required defaultValue={say('child')} />
          <Select
            label={say('gender')}
            required
            options={[
              { value: 'Nam', label: say('boy') },
              { value: 'Nữ', label: say('girl') },
            ]}
          />
        </div>
      </Modal>
      <Modal
        title={say('confirmTitle')}
        open={open === 'confirm'}
        onClose={close}
        actions={<Choice onDone={close} danger />}
      >
        <p>{say('confirmText')}</p>
      </Modal>
      <Modal title={say('wideTitle')} open={open === 'wide'} onClose={close} wide>
        <PackageTable />
      </Modal>
    </>
  )
}

function Choice({ onDone, danger }: { onDone: () => void; danger?: boolean }) {
  const say = useBook(sampleWords)
  return (
    <>
      <Button kind="quiet" onClick={onDone}>
        {say('cancel')}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} onClick={onDone}>
        {say(danger ? 'remove' : 'save')}
      </Button>
    </>
  )
}
