import { labels } from '../../src/i18n/labels.ts'
import { packageWords } from '../../src/i18n/packages.ts'
import { translationChange } from '../../src/shared/catalogue-fields.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { EditDialog } from '../console/editing/edit-dialog.tsx'
import { type Args, readIfThere } from '../data.ts'
import { CloseLink } from '../dialogs/close-link.tsx'
import { DialogIcon } from '../dialogs/dialog-icon.tsx'
import type { Dialog, Dialogs, Shown } from '../dialogs/dialogs.tsx'
import { Badge } from '../parts/badge.tsx'
import { Modal } from '../parts/modal.tsx'
import { TextArea } from '../parts/text-area.tsx'
import { save } from '../submit.ts'
import { useWords } from '../words.tsx'
import { readPackage } from './packages.ts'

type Translation = Answer<'GET', '/ban-dich/:id'>
interface English {
  name: string
  texts: Translation[]
}

const englishDialog: Dialog<English> = { load: readEnglish, Show: EnglishDialog }

const changeDialog: Dialog<Translation> = {
  load: (args, id) => readIfThere(args, '/ban-dich/:id', { params: { id } }),
  act: (args, id, form) =>
    save(args, 'PUT', '/ban-dich/:id', translationChange, form, { shown: ['translated'] }, { params: { id } }),
  Show: function ChangeTranslation({ data, ...rest }: Shown<Translation>) {
    const say = useBook(packageWords)
    const label = useBook(labels)
    return (
      <EditDialog {...rest} title={say('english.edit')} row={{ ...data }} failed={say('english.failed')}>
        {field => (
          <>
            <p className="soft" lang="vi">
              {data.source}
            </p>
            <TextArea
              label={label('translated')}
              hint={say('english.text_hint')}
              {...field('translated')}
              rows={3}
              lang="en"
            />
          </>
        )}
      </EditDialog>
    )
  },
}

/** The id of `tieng-anh` is that of the package, the id of `sua-tieng-anh` that of the translation. */
export const englishDialogs: Dialogs = { 'tieng-anh': englishDialog, 'sua-tieng-anh': changeDialog }

async function readEnglish(args: Args, id: number): Promise<English | null> {
  const [found, texts] = await Promise.all([
    readPackage(args, id),
    readIfThere(args, '/goi/:id/ban-dich', { params: { id } }),
  ])
  return found && texts && { name: found.ten, texts }
}

function EnglishDialog({ data: { name, texts }, opener, close }: Shown<English>) {
  const say = useBook(packageWords)
  const sayInParts = useWords()
  return (
    <Modal
      title={say('english.of', { name })}
      open
      opener={opener}
      onClose={close}
      actions={<CloseLink close={close}>{sayInParts('parts.close')}</CloseLink>}
    >
      <ul className="plain">
        {texts.map(text => (
          <TranslatedText key={text.id} text={text} />
        ))}
      </ul>
    </Modal>
  )
}

function TranslatedText({ text: { id, source, translated, by_hand } }: { text: Translation }) {
  const say = useBook(packageWords)
  return (
    <li className="content-line">
      <div>
        <span lang="vi">{source}</span>
        <br />
        {translated === null ? (
          <span className="soft">{say('english.waiting')}</span>
        ) : (
          <>
            <strong lang="en">{translated}</strong>{' '}
            <Badge tone="neutral">{say(by_hand ? 'english.by_hand' : 'english.by_machine')}</Badge>
          </>
        )}
      </div>
      <span className="package-tools">
        <DialogIcon icon="edit" label={`${say('english.edit')}: ${source}`} opens={{ name: 'sua-tieng-anh', id }} />
      </span>
    </li>
  )
}
