import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { buttonClass } from '../parts/button.tsx'
import { Mark } from '../pictures/mark.tsx'
import { Part, Point, Screen } from './part.tsx'

const pointsIf = (ready: boolean) =>
  [
    { icon: 'check', name: 'lists', soon: false },
    { icon: 'chat', name: 'requests', soon: false },
    { icon: 'info', name: 'proof', soon: false },
    { icon: 'shield', name: 'ai', soon: !ready },
  ] as const

export function Protection({ ready }: { ready: boolean }) {
  const say = useBook(storyWords)
  return (
    <Part
      id="protection"
      title={say('protect.title')}
      lead={say('protect.lead')}
      turned
      picture={
        <Screen label={say('blocked.label')} caption={say('blocked.caption')}>
          <p className="screen-bar">{say('blocked.address')}</p>
          <div className="screen-blocked">
            <Mark size={44} />
            <p className="screen-title">{say('blocked.title')}</p>
            <p>{say('blocked.text')}</p>
            <span className={buttonClass({})}>{say('blocked.ask')}</span>
          </div>
        </Screen>
      }
    >
      <ul className="plain points">
        {pointsIf(ready).map(({ icon, name, soon }) => (
          <Point key={name} icon={icon} soon={soon}>
            {say(`protect.${name}`)}
          </Point>
        ))}
      </ul>
      <div className="part-aside">
        <h3>{say('sees.title')}</h3>
        <p>{say('sees.text')}</p>
      </div>
    </Part>
  )
}
