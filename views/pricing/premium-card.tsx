import { useEffect, useId, useRef, useState } from 'react'
import { useHref, useSearchParams } from 'react-router'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { useBook } from '../books.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { openedIn } from '../dialogs/opened.ts'
import { Button } from '../parts/button.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Select } from '../parts/select.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import type { Offer } from './offer.ts'
import { OfferLines } from './offer-lines.tsx'
import { OfferPrice, Saving } from './offer-price.tsx'
import { OfferScope } from './offer-scope.tsx'
import { useDevices } from './use-devices.ts'

/** One card for all premium packages; the number of devices selects one. Without JavaScript, a form reloads the page. */
export function PremiumCard({ offers }: { offers: Offer[] }) {
  const say = useBook(pricingWords)
  const devices = useDevices()
  const [search] = useSearchParams()
  const [id, setId] = useState(Number(search.get('goi')) || openedIn(search)[0]?.id)
  const chosen = offers.find(offer => offer.id === id) ?? offers[0]!
  const select = useRef<HTMLSelectElement>(null)
  const form = useId()
  const hydrated = useHydrated()
  const payment = useHref(`/payment/${chosen.id}`)
  // The select may have been changed before hydration.
  useEffect(() => setId(Number(select.current!.value)), [])

  return (
    <article className="card price-card price-card-premium">
      <div className="price-head">
        <h3>{say('paid')}</h3>
        <Saving offer={chosen} />
      </div>
      <p className="price-line">
        <OfferPrice offer={chosen} />
      </p>
      <p className="soft">
        <OfferScope offer={chosen} />
      </p>
      <form id={form} method="get" action={`${useHref('/')}#pricing`} className="price-devices">
        <Select
          ref={select}
          name="goi"
          label={say('choose_devices')}
          defaultValue={chosen.id}
          onChange={event => setId(Number(event.target.value))}
          options={offers.map(({ id, so_thiet_bi, gia }) => ({
            value: id,
            label: say('option', { devices: devices(so_thiet_bi), price: formatMoney(gia) }),
          }))}
        />
        <noscript>
          <Button type="submit" kind="secondary">
            {say('show_price')}
          </Button>
        </noscript>
      </form>
      <OfferLines lines={chosen.noiDungList} />
      <DialogButton opens={{ name: CompareDialog.name, id: chosen.id }} kind="quiet" wide>
        {say('details')}
      </DialogButton>
      {hydrated ? (
        <LinkButton to={`/payment/${chosen.id}`} large wide>
          {say('buy')}
        </LinkButton>
      ) : (
        // buys what is chosen in the form, while the price above may be that of another number of devices
        <Button type="submit" form={form} formAction={payment} large wide>
          {say('buy')}
        </Button>
      )}
    </article>
  )
}
