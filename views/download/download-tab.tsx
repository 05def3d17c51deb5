import { useRef, useState } from 'react'
import { useHref } from 'react-router'
import { downloadWords } from '../../src/i18n/download.ts'
import { brand, fileName } from '../../src/shared/brand.ts'
import { guideFiles } from '../../src/shared/guide.ts'
import { chosenOf } from '../../src/shared/versions.ts'
import { useBook } from '../books.ts'
import { Button } from '../parts/button.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { Notice } from '../parts/notice.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { Icon } from '../pictures/icon.tsx'
import { useLanguage } from '../words.tsx'
import type { Archive } from './archive.ts'
import { isBusy, StageNote } from './stage-note.tsx'
import { useArchive } from './use-archive.ts'
import { useVersions } from './use-versions.ts'
import { VersionChoice } from './version-choice.tsx'

export function DownloadTab({ ready }: { ready: boolean }) {
  const say = useBook(downloadWords)
  const guideName = guideFiles[useLanguage()]
  const folder = useHref('/downloads/')
  const versions = useVersions(useHref('/versions.json'))
  const [picked, pick] = useState<string>()
  const { stage, start, cancel } = useArchive()
  const button = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const chosen = chosenOf(versions ?? [], picked)
  const guide = { name: guideName, url: folder + guideName }
  const wanted: Archive | undefined = chosen && {
    zipName: `${fileName}-${chosen.version}-complete-package.zip`,
    installer: { name: chosen.filename, url: folder + chosen.filename },
    guide,
  }
  const busy = isBusy(stage)
  const hasFailed = stage.at === 'failed'

  if (versions?.length === 0)
    return (
      <Notice tone="warning" title={say('download.notFound')} live>
        {say('download.notFoundText', { hotline: onOneLine(brand.hotline) })}
      </Notice>
    )
  return (
    <div className="stack download-tab">
      {hydrated && <VersionChoice versions={versions} chosen={chosen} onChoose={pick} disabled={busy} />}
      {!ready && (
        <Notice tone="warning" title={say('download.sample')}>
          {say('download.sampleText')}
        </Notice>
      )}
      {hydrated && (
        <>
          <StageNote stage={stage} />
          <div className="row">
            <Button
              ref={button}
              large
              icon={hasFailed ? 'refresh' : 'download'}
              busy={busy || !wanted}
              onClick={() => wanted && start(wanted)}
            >
              {say(hasFailed ? 'download.retry' : 'download.now')}
            </Button>
            {busy && (
              <Button
                kind="secondary"
                large
                onClick={() => {
                  cancel()
                  button.current?.focus()
                }}
              >
                {say('download.cancel')}
              </Button>
            )}
          </div>
        </>
      )}
      <section aria-labelledby="package-contents">
        <h3 id="package-contents">{say('download.contents')}</h3>
        <ul className="plain package-contents">
          <li>
            <Icon name="package" /> {say('download.installer')}
          </li>
          <li>
            <Icon name="laptop" /> {say('download.guide')}
          </li>
        </ul>
      </section>
      <p className="soft one-by-one">
        {say('download.oneByOne')}: <a href={wanted?.installer.url ?? `${folder}latest`}>{say('download.installer')}</a>
        , <a href={guide.url}>{say('download.guide')}</a>
      </p>
    </div>
  )
}
