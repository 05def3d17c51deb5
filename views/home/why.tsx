import { useHref } from 'react-router'
import { Scene, type SceneName } from '../pictures/scene.tsx'
import { useWords } from '../words.tsx'
import { Reveal } from './reveal.tsx'

export function Why() {
  const say = useWords()
  return (
    <section className="why" id="why" tabIndex={-1} aria-labelledby="why-title">
      <svg className="why-string" viewBox="0 0 1920 150" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        <path className="p-string" d="M1440-1C1438 66 1280 64 1000 62S300 74-20 30" />
      </svg>
      <div className="wrap">
        <div className="why-head">
          <h2 id="why-title">{say('home.whyTitle')}</h2>
          <p>{say('home.whyLead')}</p>
        </div>
        <Reveal className="why-cards">
          <Reason title={say('home.protectTitle')} text={say('home.protect')} scene="shield" />
          <Reason title={say('home.trackTitle')} text={say('home.track')} scene="today" />
          <Reason title={say('home.educateTitle')} text={say('home.educate')} scene="family" />
        </Reveal>
      </div>
    </section>
  )
}

function Reason({ title, text, scene }: { title: string; text: string; scene: SceneName }) {
  return (
    <article className="why-card">
      <Scene name={scene} home={useHref('/')} />
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  )
}
