import { useEffect, useRef } from 'react'
import { downloadWords } from '../../src/i18n/download.ts'
import { useBook } from '../books.ts'
import { Notice } from '../parts/notice.tsx'
import { Progress } from '../parts/progress.tsx'
import type { Stage } from './archive.ts'

export function isBusy({ at }: Stage): boolean {
  return at === 'preparing' || at === 'downloading' || at === 'packing'
}

type Props = { stage: Stage }

/** Shows the progress of the download and the next step after it, at a place visible on small screens too. */
export function StageNote({ stage }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { at } = stage
  useEffect(() => {
    if (at !== 'idle') box.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div ref={box} className="download-note" hidden={at === 'idle'}>
      <StageMessage stage={stage} />
    </div>
  )
}

function StageMessage({ stage }: Props) {
  const say = useBook(downloadWords)
  if (stage.at === 'idle') return null
  if (stage.at === 'failed')
    return (
      <Notice tone="danger" title={say('download.failed')} live>
        {say('download.failedText')}
      </Notice>
    )
  if (stage.at === 'saved')
    return (
      <Notice tone="success" title={say('download.saved', { file: stage.name })} live>
        {say(stage.withGuide ? 'download.savedText' : 'download.withoutGuide')}
      </Notice>
    )
  return (
    <div className="download-stage">
      {stage.at === 'preparing' ? (
        <p className="download-countdown figures" role="status">
          {say('download.preparing', { seconds: stage.seconds })}
        </p>
      ) : (
        <StageProgress stage={stage} />
      )}
      <p className="soft">{say('download.stayHere')}</p>
    </div>
  )
}

function StageProgress({ stage }: { stage: Extract<Stage, { at: 'downloading' | 'packing' }> }) {
  const say = useBook(downloadWords)
  if (stage.at === 'packing') return <Progress label={say('download.packing')} />
  const { percent } = stage
  return percent === undefined ? (
    <Progress label={say('download.downloadingUnknown')} />
  ) : (
    <Progress label={say('download.downloading', { percent })} value={percent} />
  )
}
