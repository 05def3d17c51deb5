import { downloadBook } from '../download/download-words.ts'
import { later } from '../later.tsx'
import { useUser } from '../layout/use-user.ts'
import type { User } from '../layout/user.ts'
import { Hero } from './hero.tsx'

const Why = later(async () => (await import('./why.tsx')).Why)

/** At once where its window is open: that came with the page, and waits for its script. */
const Download = later(async () => (await import('../download/download.tsx')).Download, [downloadBook], {
  atOnce: search => search.includes('mo=windows.'),
})

export function Home() {
  return <HomePage user={useUser()} />
}

export function HomePage({ user }: { user: User | null }) {
  return (
    <>
      <Hero user={user} />
      <Why />
      <Download />
    </>
  )
}
