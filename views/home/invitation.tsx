import { useHref } from 'react-router'
import { heroWords } from '../../src/i18n/hero.ts'
import { useBook } from '../books.ts'
import type { User } from '../layout/user.ts'
import { Scene } from '../pictures/scene.tsx'
import { FadeIn } from './fade-in.tsx'
import { FirstStep } from './first-step.tsx'

/** The last thing before the footer. */
export function Invitation({ user }: { user: User | null }) {
  const say = useBook(heroWords)
  return (
    <section className="invitation" aria-labelledby="invitation-title">
      <FadeIn className="wrap invitation-row">
        <div>
          <h2 id="invitation-title">{say('inviteTitle')}</h2>
          <p>{say('invite')}</p>
          <FirstStep user={user} />
        </div>
        <Scene name="family" home={useHref('/')} />
      </FadeIn>
    </section>
  )
}
