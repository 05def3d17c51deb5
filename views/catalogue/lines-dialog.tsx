import { packageWords } from '../../src/i18n/packages.ts'
import { useBook } from '../books.ts'
import { CloseLink } from '../dialogs/close-link.tsx'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { DialogIcon } from '../dialogs/dialog-icon.tsx'
import type { Dialog, Dialogs, Shown } from '../dialogs/dialogs.tsx'
import { Modal } from '../parts/modal.tsx'
import { useWords } from '../words.tsx'
import { addLineDialog, changeLineDialog, deleteLineDialog } from './line-dialogs.tsx'
import { type Line, type Package, readPackage, usePackageName } from './packages.ts'

const linesDialog: Dialog<Package> = { load: readPackage, Show: LinesDialog }

/** All lines of a package and the ways to change them. The id of `noi-dung` is that of the package. */
export const lineDialogs: Dialogs = {
  'noi-dung': linesDialog,
  'them-noi-dung': addLineDialog('manage'),
  'sua-noi-dung': changeLineDialog,
  'xoa-noi-dung': deleteLineDialog,
}

function LinesDialog({ data, opener, close }: Shown<Package>) {
  const say = useBook(packageWords)
  const sayInParts = useWords()
  const { id, noiDungList } = data
  const title = say('package.lines_of', { name: usePackageName()(data) })
  return (
    <Modal
      title={title}
      open
      opener={opener}
      onClose={close}
      actions={
        <>
          <CloseLink close={close}>{sayInParts('parts.close')}</CloseLink>
          <DialogButton opens={{ name: 'them-noi-dung', id }}>{say('line.add')}</DialogButton>
        </>
      }
    >
      {noiDungList.length === 0 ? (
        <p className="soft">{say('line.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable with the keyboard
        <section className="content-lines" aria-label={title} tabIndex={0}>
          <ul>
            {noiDungList.map(line => (
              <ContentLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      )}
    </Modal>
  )
}

function ContentLine({ line: { id, noi_dung } }: { line: Line }) {
  const say = useBook(packageWords)
  return (
    <li className="content-line">
      <span>{noi_dung}</span>
      <span className="package-tools">
        <DialogIcon icon="edit" label={`${say('line.edit')}: ${noi_dung}`} opens={{ name: 'sua-noi-dung', id }} />
        <DialogIcon
          icon="trash"
          danger
          label={`${say('line.delete')}: ${noi_dung}`}
          opens={{ name: 'xoa-noi-dung', id }}
        />
      </span>
    </li>
  )
}
