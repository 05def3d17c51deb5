import { useLoaderData } from 'react-router'
import { type Args, readAsAdmin } from '../data.ts'
import { LogoutButton } from '../layout/logout-button.tsx'
import { useConsoleWords } from './console-words.ts'
import { TotalsCard } from './totals-card.tsx'

export async function loader(args: Args) {
  return readAsAdmin(args, '/thong-ke')
}

export function Component() {
  const say = useConsoleWords()
  const totals = useLoaderData<typeof loader>()
  return (
    <div className="console console-page">
      <header className="console-head">
        <div>
          <h1>{say('admin.heading')}</h1>
          <p>{say('admin.greeting')}</p>
        </div>
        <LogoutButton label={say('admin.logout')} />
      </header>
      <TotalsCard totals={totals} />
    </div>
  )
}
