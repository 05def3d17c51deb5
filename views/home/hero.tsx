import { useHref } from 'react-router'
import { heroWords } from '../../src/i18n/hero.ts'
import { brand } from '../../src/shared/brand.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { pricePerYear, standardPackage } from '../../src/shared/offers.ts'
import { useBook } from '../books.ts'
import { SectionLink } from '../layout/section-link.tsx'
import type { User } from '../layout/user.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { buttonClass } from '../parts/button.tsx'
import { IconLine, IconLines } from '../parts/icon-lines.tsx'
import { Scene } from '../pictures/scene.tsx'
import type { Offer } from '../pricing/offer.ts'
import { useLanguage, useWords } from '../words.tsx'
import { FirstStep } from './first-step.tsx'

export function Hero({ user, offers, ready }: { user: User | null; offers: Offer[]; ready: boolean }) {
  const sayOfSite = useWords()
  const say = useBook(heroWords)
  const language = useLanguage()
  const home = useHref('/')
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="terrace">
        <div>
          <Scene first name="terrace" home={home} />
          <Scene name="terrace-kite" home={home} />
        </div>
      </div>
      <div className="wrap hero-row">
        <div className="hero-words">
          <Breadcrumb trail={[{ label: sayOfSite('layout.home'), to: '/' }, { label: say('here') }]} />
          <h1 id="hero-title">{brand.slogan[language]}</h1>
          <p className="hero-lead">{say('lead')}</p>
          <PriceLine offers={offers} />
          <div className="row">
            <FirstStep user={user} />
            <SectionLink section="pricing" className={buttonClass({ kind: 'secondary', large: true })}>
              {say('seePricing')}
            </SectionLink>
          </div>
          <IconLines className="hero-facts">
            <IconLine>{say(ready ? 'windows' : 'windowsSoon')}</IconLine>
          </IconLines>
        </div>
      </div>
    </section>
  )
}

/** The prices of the packages on sale, in a sentence. */
function PriceLine({ offers }: { offers: Offer[] }) {
  const say = useBook(heroWords)
  const free = offers.find(({ id, gia }) => id === standardPackage && gia === 0)
  const yearly = offers.filter(({ gia }) => gia > 0).map(({ gia, thoi_han_thang }) => pricePerYear(gia, thoi_han_thang))
  const price = formatMoney(Math.min(...yearly))
  const count = free?.so_thiet_bi ?? 1
  const devices = count === 1 ? say('one_device') : say('devices', { count })
  if (free && yearly.length > 0) return <p className="hero-price">{say('price', { devices, price })}</p>
  if (free) return <p className="hero-price">{say('price_free', { devices })}</p>
  return yearly.length > 0 && <p className="hero-price">{say('price_paid', { price })}</p>
}
