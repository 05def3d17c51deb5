import { useUser } from '../layout/use-user.ts'
import { HomePage } from './home-page.tsx'

export function Home() {
  return <HomePage user={useUser()} />
}
