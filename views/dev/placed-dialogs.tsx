import { useLoaderData } from 'react-router'
import { sampleWords } from '../../src/i18n/dev-parts.ts'
import { useBook } from '../books.ts'
import type { Args } from '../data.ts'
import { DialogLink } from '../dialogs/dialog-link.tsx'
import { type Dialogs, type LoadedDialogs, loadOpened, OpenDialogs, type Shown } from '../dialogs/dialogs.tsx'
import { Modal } from '../parts/modal.tsx'

const dialogs: Dialogs = {
  con: { load: async (_args, id) => (id <= 2 ? id : null), Show: ChildDialog },
  'thiet-bi': { load: async (_args, id) => id, Show: DeviceDialog },
}

export async function loader(args: Args): Promise<LoadedDialogs> {
  return loadOpened(args, dialogs)
}

/** Dialogs whose state is in the address, one above the other. */
export function PlacedDialogs() {
  const say = useBook(sampleWords)
  return (
    <>
      <DialogLink className="button button-secondary" opens={{ name: 'con', id: 1 }}>
        {say('openPlaced')}
      </DialogLink>
      <OpenDialogs dialogs={dialogs} data={useLoaderData()} />
    </>
  )
}

function ChildDialog({ opener, close }: Shown<number>) {
  const say = useBook(sampleWords)
  return (
    <Modal title={say('child')} open opener={opener} onClose={close}>
      <DialogLink opens={{ name: 'thiet-bi', id: 7 }}>{say('openNested')}</DialogLink>
    </Modal>
  )
}

function DeviceDialog({ opener, close }: Shown<number>) {
  const say = useBook(sampleWords)
  return (
    <Modal title={say('device')} open opener={opener} onClose={close}>
      <p>{say('placedText')}</p>
    </Modal>
  )
}
