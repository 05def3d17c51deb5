import { useHref } from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { useBook } from '../books.ts'
import { type Args, read } from '../data.ts'
import type { User } from '../layout/user.ts'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Scene } from '../pictures/scene.tsx'

export async function loader(args: Args): Promise<User> {
  return read(args, '/auth/me')
}

export function Component() {
  const say = useBook(accountWords)
  return (
    <section className="page-narrow">
      <Empty
        heading="h1"
        title={say('user.heading')}
        picture={<Scene name="resting-kite" home={useHref('/')} />}
        action={<LinkButton to="/">{say('user.home')}</LinkButton>}
      >
        <p>{say('user.text')}</p>
      </Empty>
    </section>
  )
}
