import { useHref } from 'react-router'
import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { SwipeRow } from '../parts/swipe-row.tsx'
import { Scene, type SceneName } from '../pictures/scene.tsx'
import { FadeIn } from './fade-in.tsx'

export function Why() {
  const say = useBook(storyWords)
  return (
    <section className="why" id="why" tabIndex={-1} aria-labelledby="why-title">
      <svg className="why-string" viewBox="0 0 1920 150" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        <path className="p-string" d="M1440-1C1438 66 1280 64 1000 62S300 74-20 30" />
      </svg>
      <div className="wrap">
        <div className="part-head">
          <h2 id="why-title">{say('why.title')}</h2>
          <p>{say('why.lead')}</p>
        </div>
        <FadeIn>
          <SwipeRow label={say('why.title')} className="why-cards">
            <Reason title={say('why.protect')} text={say('why.protect_text')} scene="shield" />
            <Reason title={say('why.track')} text={say('why.track_text')} scene="today" />
            <Reason title={say('why.educate')} text={say('why.educate_text')} scene="family" />
          </SwipeRow>
        </FadeIn>
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
