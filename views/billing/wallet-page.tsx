import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { cachedPart } from '../cached-part.ts'
import type { Args } from '../data.ts'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../dialogs/dialogs.tsx'
import { orFailed } from '../or-failed.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { ToastPlace, ToastProvider, useToast } from '../parts/toast.tsx'
import { assignDialog } from './assign-dialog.tsx'
import { DueRenewal } from './due-renewal.tsx'
import { FirstSteps, readSteps, type Steps } from './first-steps.tsx'
import { FreeAgain } from './free-again.tsx'
import { InUse } from './in-use.tsx'
import { moveDialogs } from './move-dialog.tsx'
import { OrderList } from './order-list.tsx'
import { readWallet, type Wallet } from './read-wallet.ts'
import { refundDialog } from './refund-dialog.tsx'
import { RegisteredCard, removeCardDialog } from './registered-card.tsx'
import { renewalAction } from './renewal-switch.tsx'
import { ToPricing, Unassigned } from './unassigned.tsx'

const dialogs: Dialogs = {
  'gan-goi': assignDialog,
  ...moveDialogs,
  'hoan-tien': refundDialog,
  'go-the': removeCardDialog,
  ...renewalAction,
}

/** The page shows an error if the wallet cannot be loaded. */
export async function loader(args: Args) {
  const wallet = (await orFailed(readWallet(args)))?.read ?? null
  const waiting = wallet?.inUse.pagination.total === 0 ? wallet.unassigned.rows[0]?.id : null
  const [opened, steps] = await Promise.all([wallet && loadOpened(args, dialogs), readSteps(args, waiting)])
  return { wallet, opened, steps }
}

export const action = actInOpened(dialogs)

export const shouldRevalidate = loadsOnClosing

export function Component() {
  const say = useBook(walletWords)
  const loaded = useLoaderData<typeof loader>()
  const { wallet, steps, opened } = useNewestRead(loaded)
  return (
    <ToastProvider>
      <ToastPlace />
      {wallet && <ReadFailure of={loaded} />}
      <div className="wrap wallet-page">
        <Head isNew={wallet?.hasBought === false} />
        {wallet ? (
          <WalletParts wallet={wallet} steps={steps} />
        ) : (
          <LoadFailure again={say('again')} loading={say('loading')}>
            {say('failed')}
          </LoadFailure>
        )}
        <OpenDialogs dialogs={dialogs} data={opened} />
      </div>
    </ToastProvider>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** A wallet that was shown stays when it cannot be read again, such as without a connection. */
function useNewestRead(loaded: Loaded): Loaded {
  const [newest, setNewest] = useState(loaded)
  if (loaded !== newest && loaded.wallet) setNewest(loaded)
  return loaded.wallet ? loaded : { ...newest, opened: null }
}

/** Says why a dialog did not open, where it was pressed. */
function ReadFailure({ of: loaded }: { of: Loaded }) {
  const say = useBook(walletWords)
  const tell = useToast()
  useEffect(() => {
    if (!loaded.wallet) tell(say('failed_again'), 'danger', undefined, 'wallet')
  }, [loaded, say, tell])
  return null
}

const Head = cachedPart(Heading, ({ isNew }) => isNew)

/** A new wallet has its own way to the prices. */
function Heading({ isNew }: { isNew: boolean }) {
  const say = useBook(walletWords)
  return (
    <div className="wallet-head">
      <div>
        <h1>{say('heading')}</h1>
        <p className="soft measure">{say('lead')}</p>
      </div>
      {!isNew && <ToPricing kind="secondary" />}
    </div>
  )
}

function WalletParts({ wallet, steps }: { wallet: Wallet; steps: Steps | null }) {
  const { unassigned, inUse, orders, renewals, due, card, freeAgain, hasBought } = wallet
  const say = useBook(walletWords)
  const leads = inUse.pagination.total === 0 && steps
  return (
    <>
      {due.map(renewal => (
        <DueRenewal key={renewal.vnp_txn_ref} renewal={renewal} />
      ))}
      {freeAgain && <FreeAgain offer={freeAgain} />}
      <div className="wallet-parts">
        <div className="wallet-main">
          {leads ? <FirstSteps {...steps} /> : inUse.pagination.total > 0 && <InUse page={inUse} renewals={renewals} />}
          <section className="stack" aria-labelledby="unassigned">
            <h2 id="unassigned">{say('unassigned')}</h2>
            <Unassigned page={unassigned} isNew={!hasBought} comesFirst={due.length === 0 && !freeAgain && !leads} />
          </section>
        </div>
        <div className="stack">
          <OrderList page={orders} />
          {card && <RegisteredCard card={card} />}
        </div>
      </div>
    </>
  )
}
