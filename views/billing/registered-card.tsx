import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { readIfThere } from '../data.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import type { Dialog, Shown } from '../dialogs/dialogs.tsx'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { DateText } from '../parts/date-text.tsx'
import { save } from '../submit.ts'
import type { Card } from './read-wallet.ts'

/** The card that renewals are charged to, and the way to remove it. */
export function RegisteredCard({ card: { dang_ky_luc, het_han } }: { card: Card }) {
  const say = useBook(walletWords)
  return (
    <section className="card wallet-part" aria-labelledby="card">
      <h2 id="card">{say('card')}</h2>
      <p>
        {say('card.registered')} <DateText date={dang_ky_luc} />
        {het_han && (
          <>
            , {say('card.until')} <DateText date={het_han} />
          </>
        )}
      </p>
      <p className="soft">{say('card.what')}</p>
      <div className="row">
        <DialogButton opens={{ name: 'go-the' }} kind="secondary">
          {say('card.remove')}
        </DialogButton>
      </div>
    </section>
  )
}

/** Asks before one's own card is removed; there is one at most. */
export const removeCardDialog: Dialog<Card> = {
  load: args => readIfThere(args, '/payment/card'),
  act: args => save(args, 'DELETE', '/payment/card', {}, {}, { shown: [] }),
  Show: RemoveCardDialog,
}

function RemoveCardDialog(dialog: Shown<Card>) {
  const say = useBook(walletWords)
  return (
    <FormDialog
      {...dialog}
      title={say('card.remove_title')}
      failed={say('card.remove_failed')}
      submit={say('card.remove')}
      words={{ cancel: say('assign.cancel') }}
    >
      {() => <p>{say('card.remove_what')}</p>}
    </FormDialog>
  )
}
