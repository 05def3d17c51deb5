import type { ReactNode } from 'react'
import { downloadWords } from '../../src/i18n/download.ts'
import { useBook } from '../books.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { DialogLink } from '../dialogs/dialog-link.tsx'
import { Badge } from '../parts/badge.tsx'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { ExtensionPart } from './extension-part.tsx'
import { Requirements } from './requirements.tsx'
import { windowsTabs } from './windows-address.ts'
import { WindowsDialog } from './windows-dialog.tsx'

export function Download({ ready }: { ready: boolean }) {
  const say = useBook(downloadWords)
  return (
    <section className="download" id="download" tabIndex={-1} aria-labelledby="download-title">
      <div className="wrap">
        <h2 id="download-title">{say('download.heading')}</h2>
        <p className="download-lead">{say('download.lead')}</p>
        <ExtensionPart />
        <div className="download-columns">
          <Platform
            icon="smartphone"
            name="Android"
            text={say('download.android')}
            state={<Badge>{say('download.comingSoon')}</Badge>}
          >
            <StoreBadge lead={say('download.storeSoon')} store="Google Play" />
          </Platform>
          <Platform
            icon="laptop"
            name="Windows"
            text={say('download.windows')}
            state={!ready && <Badge>{say('download.comingSoon')}</Badge>}
          >
            <DialogButton opens={windowsTabs.download} kind={ready ? 'primary' : 'secondary'} large icon="download">
              {say(ready ? 'download.windowsButton' : 'download.sampleButton')}
            </DialogButton>
            <DialogLink opens={windowsTabs.tutorial}>{say('download.guideLink')}</DialogLink>
          </Platform>
          <Platform
            icon="tablet"
            name="iOS"
            text={say('download.ios')}
            state={<Badge tone="warning">{say('download.soon')}</Badge>}
          >
            <StoreBadge lead={say('download.storeSoon')} store="App Store" />
          </Platform>
        </div>
        <Requirements />
      </div>
      <WindowsDialog ready={ready} />
    </section>
  )
}

type PlatformProps = { icon: IconName; name: string; text: string; state?: ReactNode; children: ReactNode }

function Platform({ icon, name, text, state, children }: PlatformProps) {
  return (
    <article className="platform">
      <Icon name={icon} size={40} />
      <div className="platform-name">
        <h3>{name}</h3>
        {state}
      </div>
      <p>{text}</p>
      <div className="platform-ways">{children}</div>
    </article>
  )
}

/** The name of the store; not a link, because the app is not published there yet. */
function StoreBadge({ lead, store }: { lead: string; store: string }) {
  return (
    <p className="store-badge">
      <Icon name="smartphone" size={26} />
      <span>
        {lead} <strong>{store}</strong>
      </span>
    </p>
  )
}
