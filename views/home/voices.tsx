import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { SwipeRow } from '../parts/swipe-row.tsx'
import { FadeIn } from './fade-in.tsx'

const voices = ['first', 'second', 'third'] as const

/** Stories that we wrote ourselves, and say so. */
export function Voices() {
  const say = useBook(storyWords)
  return (
    <section className="voices" id="voices" tabIndex={-1} aria-labelledby="voices-title">
      <div className="wrap">
        <div className="part-head">
          <h2 id="voices-title">{say('voices.title')}</h2>
          <p>{say('voices.note')}</p>
        </div>
        <FadeIn>
          <SwipeRow label={say('voices.title')} className="voice-cards">
            {voices.map(voice => (
              <figure key={voice} className="card voice">
                <blockquote>{say(`voices.${voice}`)}</blockquote>
                <figcaption>
                  {say(`voices.${voice}_who`)}
                  <Badge>{say('voices.mark')}</Badge>
                </figcaption>
              </figure>
            ))}
          </SwipeRow>
        </FadeIn>
      </div>
    </section>
  )
}
