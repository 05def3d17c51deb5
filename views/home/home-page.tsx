import { later } from '../later.tsx'
import { useUser } from '../layout/use-user.ts'
import type { User } from '../layout/user.ts'
import { Hero } from './hero.tsx'

const Why = later(async () => (await import('./why.tsx')).Why)

export function Home() {
  return <HomePage user={useUser()} />
}

export function HomePage({ user }: { user: User | null }) {
  return (
    <>
      <Hero user={user} />
      <Why />
    </>
  )
}
