import { useHref } from 'react-router'
import { guideWords } from '../../src/i18n/guide.ts'
import { type GuideSection, guideSections, guideSteps } from '../../src/shared/guide.ts'
import { useBook } from '../books.ts'
import { Button } from '../parts/button.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { canvas } from '../pictures/program/shapes.ts'
import { useLanguage } from '../words.tsx'

/** The guide to the Windows program: nine sections with 32 steps, each with a drawing of its screen. */
export function Tutorial() {
  const say = useBook(guideWords)
  const hydrated = useHydrated()
  return (
    <article className="guide">
      <header>
        <h3>{say('guide.title')}</h3>
        <p>{say('guide.lead')}</p>
        {hydrated && (
          <Button kind="secondary" onClick={() => print()}>
            {say('guide.print')}
          </Button>
        )}
      </header>
      <nav aria-label={say('guide.contents')}>
        <ol className="plain">
          {guideSections.map(({ number, roman }) => (
            <li key={number}>
              <span>{roman}</span>
              <a href={`#guide-${number}`}>{say(`guide.section${number}` as 'guide.section1')}</a>
            </li>
          ))}
        </ol>
      </nav>
      {guideSections.map(section => (
        <Section key={section.number} {...section} />
      ))}
    </article>
  )
}

function Section({ number, roman, steps }: GuideSection) {
  const say = useBook(guideWords)
  const title = say(`guide.section${number}` as 'guide.section1')
  return (
    <section id={`guide-${number}`} aria-labelledby={`guide-${number}-title`} tabIndex={-1}>
      <h4 id={`guide-${number}-title`}>
        {roman}. {title}
      </h4>
      <ol className="plain">
        {steps.map(step => (
          <Step key={step} step={step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step }: { step: number }) {
  const say = useBook(guideWords)
  const pictures = useHref('/guide-pictures')
  const title = say(`guide.title${step}` as 'guide.title1')
  return (
    <li value={step}>
      <img
        src={`${pictures}/${useLanguage()}/${step}.svg`}
        width={canvas.width}
        height={canvas.height}
        alt={say('guide.picture', { step, title })}
        loading="lazy"
      />
      <div>
        <p className="guide-step figures">{say('guide.step', { step, count: guideSteps })}</p>
        <h5>{title}</h5>
        <p>{say(`guide.text${step}` as 'guide.text1')}</p>
      </div>
    </li>
  )
}
