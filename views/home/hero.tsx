import { useHref } from 'react-router'
import { brand } from '../../src/shared/brand.ts'
import { SectionLink } from '../layout/section-link.tsx'
import type { User } from '../layout/user.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { buttonClass } from '../parts/button.tsx'
import { IconLine, IconLines } from '../parts/icon-lines.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Scene } from '../pictures/scene.tsx'
import { useLanguage, useWords } from '../words.tsx'

export function Hero({ user }: { user: User | null }) {
  const say = useWords()
  const language = useLanguage()
  const home = useHref('/')
  const first = firstStepOf(user)
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
          <Breadcrumb trail={[{ label: say('layout.home'), to: '/' }, { label: say('home.here') }]} />
          <h1 id="hero-title">{brand.slogan[language]}</h1>
          <p className="hero-lead">{say('home.lead')}</p>
          <div className="row">
            <LinkButton to={first.to} large>
              {say(first.label)}
            </LinkButton>
            <SectionLink section="pricing" className={buttonClass({ kind: 'secondary', large: true })}>
              {say('home.seePricing')}
            </SectionLink>
          </div>
          <IconLines className="hero-facts">
            <IconLine>{say('home.trustFree')}</IconLine>
            <IconLine>{say('home.trustDevices')}</IconLine>
          </IconLines>
        </div>
      </div>
    </section>
  )
}

function firstStepOf(user: User | null) {
  if (!user) return { to: '/register', label: 'home.start' } as const
  if (user.la_admin) return { to: '/admin', label: 'home.openConsole' } as const
  return { to: '/wallet', label: 'home.openWallet' } as const
}
