import { useId } from 'react'
import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'

const platformsIf = (ready: boolean) =>
  [
    { name: 'where.web', use: 'where.web_for', state: 'where.web_state', tone: 'success' },
    { name: 'where.browser', use: 'where.browser_for', state: 'where.ready_state', tone: 'success' },
    {
      name: 'where.windows_versions',
      use: 'where.windows_for',
      state: ready ? 'where.ready_state' : 'soon',
      tone: ready ? 'success' : 'neutral',
    },
    { name: 'where.android_versions', use: 'where.android_for', state: 'soon', tone: 'neutral' },
    { name: 'where.ios_versions', use: 'where.ios_for', state: 'where.ios_state', tone: 'warning' },
  ] as const

/** Where the product runs, and honestly how far each of them is. */
export function Platforms({ ready }: { ready: boolean }) {
  const say = useBook(storyWords)
  const title = useId()
  return (
    <section className="platforms" aria-labelledby={title}>
      <div className="wrap">
        <h3 id={title}>{say('where.title')}</h3>
        <table className="platform-table">
          <thead>
            <tr>
              <th scope="col">{say('where.platform')}</th>
              <th scope="col">{say('where.for')}</th>
              <th scope="col">{say('where.state')}</th>
            </tr>
          </thead>
          <tbody>
            {platformsIf(ready).map(({ name, use, tone, state }) => (
              <tr key={name}>
                <th scope="row">{say(name)}</th>
                <td>{say(use)}</td>
                <td>
                  <Badge tone={tone}>{say(state)}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
