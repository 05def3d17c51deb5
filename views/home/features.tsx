import { useHref } from 'react-router'
import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { buttonClass } from '../parts/button.tsx'
import { Scene } from '../pictures/scene.tsx'
import { Part, Point, Screen } from './part.tsx'
import { Platforms } from './platforms.tsx'

const points = [
  { icon: 'history', name: 'history', soon: false },
  { icon: 'clock', name: 'statistics', soon: false },
  { icon: 'laptop', name: 'screenshots', soon: false },
  { icon: 'smartphone', name: 'reports', soon: true },
  { icon: 'alert', name: 'alerts', soon: true },
] as const

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
            <ParentsPhone />
          </div>
        }
      >
        <ul className="plain points">
          {points.map(({ icon, name, soon }) => (
            <Point key={name} icon={icon} soon={soon} title={say(`features.${name}`)}>
              {say(`features.${name}_text`)}
            </Point>
          ))}
        </ul>
      </Part>
      <Platforms ready={ready} />
    </>
  )
}

const apps = ['study', 'video', 'game'] as const

function ParentsPhone() {
  const say = useBook(storyWords)
  return (
    <Screen kind="phone" label={say('phone.label')} caption={say('phone.caption')}>
      <p className="screen-small">{say('phone.child')}</p>
      <p className="screen-figures">{say('phone.total')}</p>
      <p className="screen-small">{say('phone.of')}</p>
      <ul className="plain screen-apps">
        {apps.map(app => (
          <li key={app} className={`screen-app screen-app-${app}`}>
            <span>{say(`phone.${app}`)}</span>
            <span>{say(`phone.${app}_time`)}</span>
          </li>
        ))}
      </ul>
      <div className="screen-ask">
        <p>{say('phone.asks')}</p>
        <div className="row">
          <span className={buttonClass({ kind: 'secondary' })}>{say('phone.deny')}</span>
          <span className={buttonClass({})}>{say('phone.approve')}</span>
        </div>
      </div>
    </Screen>
  )
}
