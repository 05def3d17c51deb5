import { heroWords } from '../../src/i18n/hero.ts'
import { useBook } from '../books.ts'
import type { User } from '../layout/user.ts'
import { LinkButton } from '../parts/link-button.tsx'

/** The one button that the page is for: a visitor registers, a parent opens the wallet, an admin the console. */
export function FirstStep({ user }: { user: User | null }) {
  const say = useBook(heroWords)
  const { to, label } = stepOf(user)
  return (
    <LinkButton to={to} large>
      {say(label)}
    </LinkButton>
  )
}

function stepOf(user: User | null) {
  if (!user) return { to: '/register', label: 'start' } as const
  if (user.la_admin) return { to: '/admin', label: 'openConsole' } as const
  return { to: '/wallet', label: 'openWallet' } as const
}
