import { useHref } from 'react-router'
import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { Scene } from '../pictures/scene.tsx'
import { Part } from './part.tsx'

const steps = ['earn', 'convert', 'enjoy'] as const

export function Education() {
  const say = useBook(storyWords)
  return (
    <Part
      id="education"
      soon
      title={say('educate.title')}
      lead={say('educate.lead')}
      picture={<Scene name="homework" home={useHref('/')} />}
    >
      <ol className="plain numbered-steps">
        {steps.map(step => (
          <li key={step}>
            <h3>{say(`educate.${step}`)}</h3>
            <p>{say(`educate.${step}_text`)}</p>
          </li>
        ))}
      </ol>
    </Part>
  )
}
