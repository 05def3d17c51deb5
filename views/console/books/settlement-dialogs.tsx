import { bookWords } from '../../../src/i18n/books.ts'
import { closingNote } from '../../../src/shared/order-fields.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { readIfThere } from '../../data.ts'
import type { Dialog, Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { save } from '../../submit.ts'
import { ClosedHowField } from '../editing/closed-how-field.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { askedOfOthers } from '../own-money.tsx'
import { Amount, Differences, OrderOf } from './differences.tsx'

type Line = Answer<'GET', '/payment/settlement-lines/:id'>
type Settlement = Answer<'GET', '/payment/settlements/:id'>

const resultDialog: Dialog<Settlement> = {
  load: (args, id) => readIfThere(args, '/payment/settlements/:id', { params: { id } }),
  Show: ResultDialog,
}

const closeDialog = askedOfOthers<{ read: Line }, number>({
  load: async (args, id) => {
    const read = await readIfThere(args, '/payment/settlement-lines/:id', { params: { id } })
    return read && { read }
  },
  act: (args, id, { ly_do = '' }) =>
    save(
      args,
      'POST',
      '/payment/settlement-lines/:id/close',
      closingNote,
      { ly_do },
      { shown: ['ly_do'] },
      { params: { id } },
    ),
  Show: CloseDialog,
})

/** The result of a file, and the question how a difference was dealt with. */
export const settlementDialogs: Dialogs = { 'doi-soat': resultDialog, 'dong-lech': closeDialog }

function ResultDialog({ data: result, opener, close }: Shown<Settlement>) {
  const say = useBook(bookWords)
  const different = (['lech', 'la', 'thieu'] as const).filter(outcome => result[outcome].length > 0)
  return (
    <Modal title={say('settlement.result')} wide open opener={opener} onClose={close}>
      <div className="settlement-result">
        <Notice tone={different.length > 0 ? 'warning' : 'success'}>
          {say('settlement.summary', {
            khop: result.khop.length,
            lech: result.lech.length,
            la: result.la.length,
            thieu: result.thieu.length,
          })}
        </Notice>
        {different.map(outcome => (
          <Differences key={outcome} outcome={outcome} lines={result[outcome]} />
        ))}
      </div>
    </Modal>
  )
}

function CloseDialog({ data: { read: line }, ...dialog }: Shown<{ read: Line }>) {
  const say = useBook(bookWords)
  if (line.dong_luc !== null || line.ket_qua === 'khop')
    return (
      <Modal title={say('settlement.close')} open opener={dialog.opener} onClose={dialog.close}>
        <Notice tone="info">{line.ghi_chu ?? say('settlement.closed_by_file')}</Notice>
      </Modal>
    )
  return (
    <EditDialog
      {...dialog}
      title={say('settlement.close_title')}
      failed={say('settlement.close_failed')}
      submit={say('settlement.close')}
    >
      {field => (
        <>
          <p>{say(`settlement.what_${line.ket_qua as 'lech' | 'la' | 'thieu'}`)}</p>
          <Facts
            facts={[
              [say('settlement.ma_don'), <OrderOf key="order" line={line} isKnown={line.da_ghi !== null} />],
              [say('settlement.in_file'), <Amount key="file" amount={line.so_tien} />],
              [say('settlement.here'), <Amount key="here" amount={line.da_ghi} />],
            ]}
          />
          <ClosedHowField field={field} name="ly_do" hint={say('settlement.how_hint')} />
        </>
      )}
    </EditDialog>
  )
}
