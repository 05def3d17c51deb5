import { useHref } from 'react-router'
import { buttonClass } from '../parts/button.tsx'
import { Scene } from '../pictures/scene.tsx'
import { Part, Point, Screen } from './part.tsx'
import { Platforms } from './platforms.tsx'
import { useStoryWords } from './story-words.ts'

export function Features() {
  const say = useStoryWords()
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
          <Point icon="history" title={say('features.history')}>
            {say('features.history_text')}
          </Point>
          <Point icon="clock" title={say('features.statistics')}>
            {say('features.statistics_text')}
          </Point>
          <Point icon="laptop" title={say('features.screenshots')}>
            {say('features.screenshots_text')}
          </Point>
          <Point icon="smartphone" title={say('features.reports')}>
            {say('features.reports_text')}
          </Point>
          <Point icon="alert" title={say('features.alerts')}>
            {say('features.alerts_text')}
          </Point>
        </ul>
      </Part>
      <Platforms />
    </>
  )
}

const apps = ['study', 'video', 'game'] as const

function ParentsPhone() {
  const say = useStoryWords()
  return (
    <Screen kind="phone" label={say('phone.label')} caption={say('phone.caption')}>
      <p className="screen-small">{say('phone.child')}</p>
      <p className="screen-figures">{say('phone.total')}</p>
      <p className="screen-small">{say('phone.of')}</p>
      <ul className="plain screen-apps">
        {apps.map(app => (
          <li key={app} className={`screen-app screen-app-${app}`}>
            <span>{say(`phone.${app}`)}</span>
            <span className="figures">{say(`phone.${app}_time`)}</span>
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
