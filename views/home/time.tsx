import { useHref } from 'react-router'
import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { classes } from '../parts/classes.ts'
import { Scene } from '../pictures/scene.tsx'
import { Part, Point, Screen } from './part.tsx'

const points = [
  { icon: 'calendar', name: 'windows', soon: false },
  { icon: 'clock', name: 'limits', soon: false },
  { icon: 'check', name: 'cover', soon: false },
  { icon: 'laptop', name: 'shutdown', soon: true },
] as const

export function Time() {
  const say = useBook(storyWords)
  return (
    <Part
      id="time"
      title={say('time.title')}
      lead={say('time.lead')}
      turned
      picture={
        <div className="part-scene">
          <Scene name="evening" home={useHref('/')} />
          <Week />
        </div>
      }
    >
      <ul className="plain points">
        {points.map(({ icon, name, soon }) => (
          <Point key={name} icon={icon} soon={soon} title={say(`time.${name}`)}>
            {say(`time.${name}_text`)}
          </Point>
        ))}
      </ul>
    </Part>
  )
}

/** From 8 to 22 o'clock: afternoons of weekdays, mornings too at the weekend. */
const hours = [8, 10, 12, 14, 16, 18, 20]
const isOpen = (day: number, hour: number) => (hour >= 16 && hour < 20) || (day > 4 && hour >= 8 && hour < 12)

function Week() {
  const say = useBook(storyWords)
  return (
    <Screen label={say('week.label')} caption={say('week.caption')}>
      <table className="week">
        <thead>
          <tr>
            <td />
            {say('week.days')
              .split(' ')
              .map(day => (
                <th key={day}>{day}</th>
              ))}
          </tr>
        </thead>
        <tbody>
          {hours.map(hour => (
            <tr key={hour}>
              <th>{hour}:00</th>
              {[0, 1, 2, 3, 4, 5, 6].map(day => (
                <td key={day} className={classes('week-cell', isOpen(day, hour) && 'week-open')} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  )
}
