import { useLoaderData } from 'react-router'
import { type Args, readAsAdmin } from '../data.ts'
import { LogoutButton } from '../layout/logout-button.tsx'
import { useConsoleWords } from './console-words.ts'
import { ConsolePage } from './shell.tsx'
import { TotalsCard } from './totals-card.tsx'

export async function loader(args: Args) {
  return readAsAdmin(args, '/thong-ke')
}

export function Component() {
  const say = useConsoleWords()
  const totals = useLoaderData<typeof loader>()
  return (
    <ConsolePage
      heading={say('admin.heading')}
      note={say('admin.greeting')}
      actions={<LogoutButton label={say('admin.logout')} />}
    >
      <TotalsCard totals={totals} />
    </ConsolePage>
  )
}
