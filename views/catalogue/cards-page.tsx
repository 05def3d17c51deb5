import { useLoaderData } from 'react-router'
import { packageWords } from '../../src/i18n/packages.ts'
import { useBook } from '../books.ts'
import { Counters } from '../console/counters.tsx'
import { ConsolePage } from '../console/shell.tsx'
import type { Args } from '../data.ts'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../dialogs/dialogs.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { CreateLink, NoPackages } from './create-link.tsx'
import { addLineDialog } from './line-dialogs.tsx'
import { PackageCard } from './package-card.tsx'
import { packageDialogs } from './package-dialogs.tsx'
import { readAllPackages } from './packages.ts'

const dialogs: Dialogs = { ...packageDialogs('cards'), 'them-noi-dung': addLineDialog('cards') }

export async function loader(args: Args) {
  const [packages, opened] = await Promise.all([readAllPackages(args), loadOpened(args, dialogs)])
  return { packages, opened }
}

export const action = actInOpened(dialogs)

export const shouldRevalidate = loadsOnClosing

/** Every package as a card with its first lines. */
export function Component() {
  const say = useBook(packageWords)
  const { packages, opened } = useLoaderData<typeof loader>()
  const paid = packages.filter(({ loai_goi }) => loai_goi === 'TRA_PHI').length
  return (
    <ConsolePage
      heading={say('package.cards_heading')}
      back
      actions={
        <div className="package-ways">
          <LinkButton kind="secondary" to="/admin/goi-management">
            {say('package.to_manage')}
          </LinkButton>
          <CreateLink label={say('package.create')} />
        </div>
      }
    >
      <Counters
        counts={[
          { label: say('package.all'), count: packages.length },
          { label: say('package.TRA_PHI'), count: paid },
          { label: say('package.MIEN_PHI'), count: packages.length - paid },
        ]}
      />
      {packages.length === 0 ? (
        <NoPackages />
      ) : (
        <ul className="packages">
          {packages.map(row => (
            <PackageCard key={row.id} row={row} />
          ))}
        </ul>
      )}
      <OpenDialogs dialogs={dialogs} data={opened} />
    </ConsolePage>
  )
}
