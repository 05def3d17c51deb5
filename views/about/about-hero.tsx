import { useHref } from 'react-router'
import { aboutHeroWords } from '../../src/i18n/about-hero.ts'
import { brand } from '../../src/shared/brand.ts'
import { useBook } from '../books.ts'
import { FirstStep } from '../home/first-step.tsx'
import { useUser } from '../layout/use-user.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { buttonClass } from '../parts/button.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { Scene } from '../pictures/scene.tsx'
import { useWords } from '../words.tsx'

export function AboutHero() {
  const sayOfSite = useWords()
  const say = useBook(aboutHeroWords)
  const name = onOneLine(brand.name)
  return (
    <section className="about-hero" aria-labelledby="about-title">
      <div className="wrap about-hero-row">
        <div>
          <Breadcrumb trail={[{ label: sayOfSite('layout.home'), to: '/' }, { label: sayOfSite('layout.about') }]} />
          <h1 id="about-title">{name}</h1>
          <p className="about-meaning">{say('meaning')}</p>
          <p className="about-lead">{say('lead', { name })}</p>
          <div className="row">
            <FirstStep user={useUser()} />
            <a className={buttonClass({ kind: 'secondary', large: true })} href="#doi-tac">
              {say('toPartner')}
            </a>
          </div>
        </div>
        <div className="about-hero-picture">
          <Scene first name="family" home={useHref('/')} />
        </div>
      </div>
    </section>
  )
}
