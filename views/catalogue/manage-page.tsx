import { useLoaderData } from 'react-router'
import { packageWords } from '../../src/i18n/packages.ts'
import { useBook } from '../books.ts'
import { ConsolePage } from '../console/shell.tsx'
import { type Args, admitAdmin, siteContext } from '../data.ts'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../dialogs/dialogs.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { LoadFailure } from '../parts/load-failure.tsx'
import { CreateLink, NoPackages } from './create-link.tsx'
import { lineDialogs } from './lines-dialog.tsx'
import { ManagedCard } from './managed-card.tsx'
import { packageDialogs } from './package-dialogs.tsx'
import type { Package } from './packages.ts'

const dialogs: Dialogs = { ...packageDialogs('manage'), ...lineDialogs }

export async function loader(args: Args) {
  await admitAdmin(args)
  const list = await readList(args)
  return { list, opened: 'packages' in list ? await loadOpened(args, dialogs) : null }
}

export const action = actInOpened(dialogs)

type List = { packages: Package[] } | { failed: 'refused' | 'unreachable' }

/** The page shows an error if the list cannot be loaded. An error of the API has a code, a network error has none. */
async function readList({ context }: Args): Promise<List> {
  const { body } = await context.get(siteContext).call('GET', '/goi?nguyen_van=1')
  if (body.success) return { packages: body.data as Package[] }
  return { failed: body.error ? 'refused' : 'unreachable' }
}

export const shouldRevalidate = loadsOnClosing

/** Every package with its figures, and its lines in a dialog. */
export function Component() {
  const say = useBook(packageWords)
  const { list, opened } = useLoaderData<typeof loader>()
  return (
    <ConsolePage
      heading={say('package.heading')}
      back
      actions={
        <div className="package-ways">
          <LinkButton kind="secondary" to="/admin/goi">
            {say('package.to_cards')}
          </LinkButton>
          <CreateLink label={say('package.create')} />
        </div>
      }
    >
      {'failed' in list ? (
        <LoadFailure again={say('package.again')} loading={say('package.loading')}>
          {say(list.failed === 'refused' ? 'package.list_refused' : 'package.list_failed')}
        </LoadFailure>
      ) : (
        <Packages rows={list.packages} />
      )}
      <OpenDialogs dialogs={dialogs} data={opened} />
    </ConsolePage>
  )
}

function Packages({ rows }: { rows: Package[] }) {
  if (rows.length === 0) return <NoPackages />
  return (
    <ul className="packages">
      {rows.map(row => (
        <ManagedCard key={row.id} row={row} />
      ))}
    </ul>
  )
}
