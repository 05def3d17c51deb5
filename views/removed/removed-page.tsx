import { useCallback, useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { removedWords } from '../../src/i18n/removed.ts'
import { useBook } from '../books.ts'
import { Button } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Scene } from '../pictures/scene.tsx'

type Stage = 'unknown' | 'telling' | 'told' | 'failed'

/** The browser opens it without anybody signed in. The key stands behind the #, which no server and no log sees. */
export function Component() {
  const say = useBook(removedWords)
  const url = useHref('/api/device/removed')
  const [stage, setStage] = useState<Stage>('unknown')
  const tell = useCallback(async () => {
    const key = location.hash.slice(1)
    if (key === '') return
    setStage('telling')
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ key }) }).catch(() => null)
    setStage(answer?.ok ? 'told' : answer?.status === 404 ? 'unknown' : 'failed')
  }, [url])
  useEffect(() => {
    tell()
  }, [tell])
  return (
    <section className="page-narrow">
      <Empty
        heading="h1"
        title={say('removed.heading')}
        picture={<Scene name="resting-kite" home={useHref('/')} />}
        action={
          stage === 'failed' ? (
            <Button onClick={tell}>{say('removed.again')}</Button>
          ) : (
            <LinkButton kind="secondary" to="/#extension">
              {say('removed.install')}
            </LinkButton>
          )
        }
      >
        <p role="status">{say(`removed.${stage}`)}</p>
        <p>{say('removed.back')}</p>
      </Empty>
    </section>
  )
}
