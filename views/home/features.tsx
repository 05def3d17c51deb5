import { useHref } from 'react-router'
import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { Photograph } from '../parts/photograph.tsx'
import { Scene } from '../pictures/scene.tsx'
import { Part, Point } from './part.tsx'
import { Platforms } from './platforms.tsx'

const points = [
  { icon: 'smartphone', name: 'reports' },
  { icon: 'history', name: 'history' },
  { icon: 'clock', name: 'statistics' },
  { icon: 'alert', name: 'alerts' },
  { icon: 'laptop', name: 'program', isProgram: true },
] as const

/** What needs the program for Windows is to come until there is one. */
export function Features({ ready }: { ready: boolean }) {
  const say = useBook(storyWords)
  return (
    <>
      <Part
        id="features"
        title={say('features.title')}
        lead={say('features.lead')}
        picture={
          <div className="part-scene">
            <Scene name="desk" home={useHref('/')} />
            <Photograph name="today" alt={say('phone.alt')} caption={say('phone.caption')} />
          </div>
        }
      >
        <ul className="plain points">
          {points.map(({ icon, name, ...point }) => (
            <Point key={name} icon={icon} soon={'isProgram' in point && !ready} title={say(`features.${name}`)}>
              {say(`features.${name}_text`)}
            </Point>
          ))}
        </ul>
      </Part>
      <Platforms ready={ready} />
    </>
  )
}
