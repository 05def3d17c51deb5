import { useLoaderData } from 'react-router'
import { familyWords } from '../../src/i18n/family.ts'
import { useBook } from '../books.ts'
import type { Args } from '../data.ts'
import { DialogLink } from '../dialogs/dialog-link.tsx'
import { type Dialogs, type LoadedDialogs, loadOpened, OpenDialogs, type Shown } from '../dialogs/dialogs.tsx'
import { Modal } from '../parts/modal.tsx'

const dialogs: Dialogs = {
  con: { load: async (_args, id: number) => (id <= 2 ? id : null), Show: ChildDialog },
  'thiet-bi': { load: async (_args, id) => id, Show: DeviceDialog },
}

export async function loader(args: Args): Promise<LoadedDialogs> {
  return loadOpened(args, dialogs)
}

/** Dialogs whose state is in the address, one above the other. */
export function PlacedDialogs() {
  const say = useBook(familyWords)
  return (
    <>
      <DialogLink className="button button-secondary" opens={{ name: 'con', id: 1 }}>
        {say('child.edit')}
      </DialogLink>
      <OpenDialogs dialogs={dialogs} data={useLoaderData()} />
    </>
  )
}

function ChildDialog({ opener, close }: Shown<number>) {
  const say = useBook(familyWords)
  return (
    <Modal title={say('child.edit')} open opener={opener} onClose={close}>
      <DialogLink opens={{ name: 'thiet-bi', id: 7 }}>{say('child.devices')}</DialogLink>
    </Modal>
  )
}

function DeviceDialog({ opener, close }: Shown<number>) {
  const say = useBook(familyWords)
  return (
    <Modal title={say('device.heading')} open opener={opener} onClose={close}>
      <p>{say('device.empty_hint')}</p>
    </Modal>
  )
}
