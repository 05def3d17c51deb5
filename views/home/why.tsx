import { useHref } from 'react-router'
import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { SwipeRow } from '../parts/swipe-row.tsx'
import { useLanguage } from '../words.tsx'
import { FadeIn } from './fade-in.tsx'

const reasons = [
  { name: 'protect', screen: 'blocked' },
  { name: 'track', screen: 'today' },
  { name: 'educate', screen: 'hours' },
] as const

/** Three reasons, each with the screen of the program that is about it. */
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
            {reasons.map(reason => (
              <Reason key={reason.name} {...reason} />
            ))}
          </SwipeRow>
        </FadeIn>
      </div>
    </section>
  )
}

function Reason({ name, screen }: (typeof reasons)[number]) {
  const say = useBook(storyWords)
  const pictures = useHref('/guide-pictures')
  return (
    <article className="why-card">
      <figure>
        <img src={`${pictures}/${useLanguage()}/${screen}.svg`} width={312} height={270} alt="" loading="lazy" />
        <figcaption>{say(`why.${name}_screen`)}</figcaption>
      </figure>
      <h3>{say(`why.${name}`)}</h3>
      <p>{say(`why.${name}_text`)}</p>
    </article>
  )
}
