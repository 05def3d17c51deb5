import { useId } from 'react'
import { Badge } from '../parts/badge.tsx'
import type { Tone } from '../parts/notice.tsx'
import { useStoryWords } from './story-words.ts'

/** Where the product runs, and honestly how far each of them is. */
export function Platforms() {
  const say = useStoryWords()
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
            <Platform
              name={say('where.web')}
              use={say('where.web_for')}
              tone="success"
              state={say('where.web_state')}
            />
            <Platform
              name={say('where.windows_versions')}
              use={say('where.windows_for')}
              tone="success"
              state={say('where.windows_state')}
            />
            <Platform
              name={say('where.android_versions')}
              use={say('where.android_for')}
              tone="neutral"
              state={say('where.android_state')}
            />
            <Platform
              name={say('where.ios_versions')}
              use={say('where.ios_for')}
              tone="warning"
              state={say('where.ios_state')}
            />
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Platform({ name, use, tone, state }: { name: string; use: string; tone: Tone | 'neutral'; state: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{use}</td>
      <td>
        <Badge tone={tone}>{state}</Badge>
      </td>
    </tr>
  )
}
