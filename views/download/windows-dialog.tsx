import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { downloadWords } from '../../src/i18n/download.ts'
import { guideWords } from '../../src/i18n/guide.ts'
import { useBook } from '../books.ts'
import { CloseLink } from '../dialogs/close-link.tsx'
import { addressWith, Depth, markOf, openedIn } from '../dialogs/opened.ts'
import { useClosing } from '../dialogs/use-closing.ts'
import { later } from '../later.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { Modal } from '../parts/modal.tsx'
import { Waiting } from '../parts/spinner.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { DownloadTab } from './download-tab.tsx'
import { windowsTabs } from './windows-address.ts'

const Tutorial = later(async () => (await import('./tutorial.tsx')).Tutorial, [guideWords], {
  waiting: <Waiting />,
})

/** A constant: for a new element at each rendering, React would drop the server's HTML before the script arrives. */
const tutorial = <Tutorial />

type TabName = keyof typeof windowsTabs

/** The dialog and its tab are in the address, so that they can be linked to, reloaded and left with Back. */
export function WindowsDialog({ ready }: { ready: boolean }) {
  const say = useBook(downloadWords)
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const closeFrom = useClosing()
  const opened = openedIn(search).find(({ name }) => name === windowsTabs.tutorial.name)
  if (!opened) return null
  const tab: TabName = opened.id === windowsTabs.download.id ? 'download' : 'tutorial'
  const addressOf = (name: TabName) => addressWith(search, [windowsTabs[name]])
  const close = () => closeFrom(0)
  return (
    <Depth value={1}>
      <Modal
        wide
        open
        title={say('download.title')}
        opener={markOf(windowsTabs.download)}
        onClose={close}
        actions={
          !hydrated && (
            <CloseLink close={close} kind="secondary">
              {say('download.close')}
            </CloseLink>
          )
        }
      >
        <Tabs
          label={say('download.tabs')}
          selected={tab}
          onSelect={id => navigate(addressOf(id as TabName), { replace: true, preventScrollReset: true, state })}
          tabs={[
            {
              id: 'tutorial',
              label: say('download.tutorial'),
              to: addressOf('tutorial'),
              panel: tab === 'tutorial' && tutorial,
            },
            {
              id: 'download',
              label: say('download.download'),
              to: addressOf('download'),
              panel: <DownloadTab ready={ready} />,
            },
          ]}
        />
      </Modal>
    </Depth>
  )
}
