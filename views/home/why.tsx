import type { ReactNode } from 'react'
import { FamilyScene } from '../pictures/scenes/family.tsx'
import { ShieldScene } from '../pictures/scenes/shield.tsx'
import { TodayScene } from '../pictures/scenes/today.tsx'
import { useWords } from '../words.tsx'
import { Reveal } from './reveal.tsx'

export function Why() {
  const say = useWords()
  return (
    <section className="why" aria-labelledby="why-title">
      <svg className="why-string" viewBox="0 0 1920 150" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        <path className="p-string" d="M1440-1C1438 66 1280 64 1000 62S300 74-20 30" />
      </svg>
      <div className="wrap">
        <div className="why-head">
          <h2 id="why-title">{say('home.whyTitle')}</h2>
          <p>{say('home.whyLead')}</p>
        </div>
        <Reveal className="why-cards">
          <Reason title={say('home.protectTitle')} text={say('home.protect')} picture={<ShieldScene />} />
          <Reason title={say('home.trackTitle')} text={say('home.track')} picture={<TodayScene />} />
          <Reason title={say('home.educateTitle')} text={say('home.educate')} picture={<FamilyScene />} />
        </Reveal>
      </div>
    </section>
  )
}

function Reason({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <article className="why-card">
      {picture}
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  )
}
